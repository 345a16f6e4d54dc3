import type { ServerDeps } from '../../deps.ts';
import { houseAccount, memberAccount } from '../../money/ledger/account.ts';
import { isPosted } from '../../money/ledger/isPosted.ts';
import { post } from '../../money/ledger/post.ts';
import { reward } from '../schema.ts';

export const rewards = [
  {
    kind: 'goods',
    name: { EN: 'Paper lantern of mulberry', TH: 'โคมกระดาษสา' },
    picture: 'lantern',
    points: 1_200,
    stock: 40,
  },
  {
    kind: 'goods',
    name: { EN: 'Tea set for two, celadon', TH: 'ชุดน้ำชาศิลาดลสำหรับสองคน' },
    picture: 'teaSet',
    points: 4_800,
    stock: 1,
  },
  {
    kind: 'redEnvelopeTicket',
    name: { EN: 'Ticket for a red envelope', TH: 'ตั๋วเปิดซองอั่งเปา' },
    picture: 'redEnvelope',
    points: 300,
    stock: null,
  },
  {
    kind: 'wheelTicket',
    name: { EN: 'Ticket for the lucky wheel', TH: 'ตั๋วหมุนวงล้อ' },
    picture: 'wheel',
    points: 200,
    stock: null,
  },
  {
    kind: 'goldenEggTicket',
    name: { EN: 'Ticket for a golden egg', TH: 'ตั๋วทุบไข่ทองคำ' },
    picture: 'goldenEgg',
    points: 250,
    stock: 500,
  },
  {
    kind: 'notificationMessage',
    name: { EN: 'Draw results by message, 30 days', TH: 'ข้อความแจ้งผลรางวัล 30 วัน' },
    picture: 'letter',
    points: 100,
    stock: null,
  },
] as const satisfies readonly Pick<typeof reward.$inferInsert, 'kind' | 'name' | 'picture' | 'points' | 'stock'>[];

/** In points. */
const demoPoints = { somchai: 6_480 } as const;

/** Rewards of the demo merchant, and points for the demo accounts; existing rows stay as they are. */
export async function seedPoints({ db, config, now }: Pick<ServerDeps, 'db' | 'config' | 'now'>): Promise<void> {
  const merchantCode = config.merchant;
  await db
    .insert(reward)
    .values(rewards.map((one, sort) => ({ ...one, id: `${merchantCode}-reward-${sort + 1}`, merchantCode, sort })))
    .onConflictDoNothing();
  await db.transaction(async (transaction) => {
    for (const [username, amount] of Object.entries(demoPoints)) {
      const memberId = `${merchantCode}-${username}`;
      const once = { merchantCode, kind: 'opening', cause: `${memberId}/points` } as const;
      if (await isPosted(transaction, once)) continue;
      await post(transaction, {
        ...once,
        book: 'main',
        at: now(),
        lines: [
          { account: memberAccount(memberId, 'points'), amount },
          { account: houseAccount(merchantCode, 'main', 'pointsIssued'), amount: -amount },
        ],
      });
    }
  });
}
