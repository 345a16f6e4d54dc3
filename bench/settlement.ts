import { randomUUID } from 'node:crypto';
import { settleAgreements } from '../server/agent/settlement/settleAgreements.ts';
import { readConfig } from '../server/config.ts';
import { createDeps } from '../server/createDeps.ts';
import type { Database } from '../server/database/database.ts';
import { migrate } from '../server/database/migrate.ts';
import { openEmbedded } from '../server/database/openEmbedded.ts';
import { agentAgreement, bet, member } from '../server/database/schema.ts';
import { seed } from '../server/database/seed/seed.ts';
import { createLog } from '../server/log.ts';
import { houseAccount, memberAccount } from '../server/money/ledger/account.ts';
import { postAll } from '../server/money/ledger/post.ts';
import type { Bench, Figure } from './figure.ts';

const MEMBERS = 10_000;
/** Direct downlines per agent. */
const BELOW = 10;
const FIVE_MINUTES = 300_000;
const P = 10_000;
const IN_ONE_GO = 1_000;

/** Five minutes in which every member of a tree has bet and has an agreement with the upline. */
export const settlement: Bench = async () => {
  const once = await settled(MEMBERS);
  const twice = await settled(2 * MEMBERS);
  const plain = { bar: null, yardstick: null };
  return [
    {
      name: `Real-time settlement of ${MEMBERS} members`,
      value: once.seconds,
      unit: 's',
      bar: { most: 20 },
      yardstick: null,
    },
    { name: 'Bills of it', value: once.bills, unit: '', ...plain },
    {
      name: 'Twice the members take',
      value: twice.seconds / once.seconds,
      unit: 'times',
      bar: { most: 2.2 },
      yardstick: null,
    },
  ] satisfies readonly Figure[];
};

async function settled(count: number): Promise<{ readonly seconds: number; readonly bills: number }> {
  const database = await openEmbedded({ memory: true });
  await migrate(database);
  const edge = Math.ceil(Date.now() / FIVE_MINUTES) * FIVE_MINUTES;
  let at = edge;
  const config = readConfig({ QA: '1', LOG_LEVEL: 'silent' });
  const deps = createDeps({ config, log: createLog('silent'), db: database.db, now: () => at });
  await seed(deps);
  await fill(database.db, config.merchant, { count, edge });
  at = edge + FIVE_MINUTES;
  const startedAt = performance.now();
  await settleAgreements(deps);
  const seconds = (performance.now() - startedAt) / 1000;
  const paid = await database.client.query<{ readonly count: number }>(
    `select count(*)::int as count from bill where status = 'issued' and paid > 0`,
  );
  await database.close();
  return { seconds, bills: paid.rows[0]?.count ?? 0 };
}

interface Filling {
  readonly count: number;
  readonly edge: number;
}

/** A tree of members, each with money, an agreement with the level's rate, and bets in the five minutes. */
async function fill(db: Database, merchantCode: string, { count, edge }: Filling): Promise<void> {
  const idOf = (place: number): string => `${merchantCode}-bench-${place}`;
  const uplineOf = (place: number): string | null => (place === 0 ? null : idOf(Math.floor((place - 1) / BELOW)));
  const places = Array.from({ length: count + 1 }, (_, place) => place);
  for (let from = 0; from < places.length; from += IN_ONE_GO) {
    const some = places.slice(from, from + IN_ONE_GO);
    await db.insert(member).values(
      some.map((place) => ({
        id: idOf(place),
        merchantCode,
        username: `bench${place}`,
        account: `bench${place}`,
        nickname: `bench${place}`,
        uplineId: uplineOf(place),
        passwordHash: '',
        createdAt: edge,
      })),
    );
    await db.transaction((transaction) =>
      postAll(
        transaction,
        some.map((place) => ({
          merchantCode,
          book: 'main',
          kind: 'bonus',
          at: edge,
          lines: [
            { account: memberAccount(idOf(place), 'main'), amount: 1_000 * P },
            { account: houseAccount(merchantCode, 'main', 'bonus'), amount: -1_000 * P },
          ],
        })),
      ),
    );
    await db.insert(bet).values(
      some.map((place) => ({
        id: randomUUID(),
        merchantCode,
        memberId: idOf(place),
        vendor: 'NAGA',
        requestId: randomUUID(),
        category: 'RNG',
        round: String(place),
        stake: 100 * P,
        validBet: 100 * P,
        payout: 90 * P,
        placedAt: edge + place,
        settledAt: edge + place,
      })),
    );
    const agreements = some.flatMap((place) => {
      const uplineId = uplineOf(place);
      const rate = Math.max(100, 1_000 - 100 * Math.floor(Math.log10(place * 9 + 1)));
      if (uplineId === null) return [];
      return [
        {
          id: randomUUID(),
          merchantCode,
          kind: 'realTime' as const,
          uplineId,
          downlineId: idOf(place),
          version: 1,
          tiers: [{ minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate }],
          highestRate: rate,
          period: 'daily' as const,
          status: 'active' as const,
          offeredAt: edge,
          agreedAt: edge,
          startsAt: edge,
        },
      ];
    });
    await db.insert(agentAgreement).values(agreements);
  }
}
