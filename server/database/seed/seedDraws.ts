import { randomInt } from 'node:crypto';
import { max } from 'drizzle-orm';
import type { ServerDeps } from '../../deps.ts';
import type { InTwoLanguages } from '../inTwoLanguages.ts';
import { lotteryDraw } from '../schema.ts';

const minuteMs = 60_000;
const everyMs = 20 * minuteMs;
const drawsEach = 20;
/** Issues are numbered within the business day, which is GMT+8 (decision S6). */
const businessZoneMs = 8 * 60 * minuteMs;

interface Lottery {
  readonly gameCode: string;
  readonly name: InTwoLanguages;
  readonly draw: () => string[];
}

const digits = (count: number) => Array.from({ length: count }, () => String(randomInt(10)));

/** `count` distinct balls from 1 to `most`, in drawing order. */
function balls(count: number, most: number, width: number): string[] {
  const urn = Array.from({ length: most }, (_, index) => String(index + 1).padStart(width, '0'));
  return Array.from({ length: count }, () => urn.splice(randomInt(urn.length), 1)).flat();
}

const lotteries: readonly Lottery[] = [
  { gameCode: 'TH4D', name: { EN: 'Thai four digits', TH: 'หวยไทย 4 ตัว' }, draw: () => digits(4) },
  { gameCode: 'HNSP', name: { EN: 'Hanoi Special', TH: 'ฮานอยพิเศษ' }, draw: () => digits(5) },
  { gameCode: '11X5', name: { EN: '11 pick 5', TH: '11 เลือก 5' }, draw: () => balls(5, 11, 2) },
  { gameCode: 'LHC', name: { EN: 'Mark Six', TH: 'มาร์กซิกซ์' }, draw: () => balls(6, 49, 2) },
  { gameCode: 'LF28', name: { EN: 'Lucky 28', TH: 'ลัคกี้ 28' }, draw: () => digits(3) },
  { gameCode: 'PK10', name: { EN: 'Boat race 10', TH: 'แข่งเรือ 10' }, draw: () => balls(5, 10, 1) },
];

/** The last draws of six demo lotteries, recreated when the last is older than a day (HOME-07, API-46). */
export async function seedDraws({ db, now }: Pick<ServerDeps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const [newest] = await db.select({ openedAt: max(lotteryDraw.openedAt) }).from(lotteryDraw);
  if ((newest?.openedAt ?? 0) > at - 24 * 60 * minuteMs) return;
  const rows = lotteries.flatMap((lottery, place) => lastDraws(lottery, at, place * 3 * minuteMs));
  await db.insert(lotteryDraw).values(rows).onConflictDoNothing();
}

function lastDraws(
  { gameCode, name, draw }: Lottery,
  at: number,
  offsetMs: number,
): (typeof lotteryDraw.$inferInsert)[] {
  const last = Math.floor((at - offsetMs) / everyMs) * everyMs + offsetMs;
  return Array.from({ length: drawsEach }, (_, back) => {
    const openedAt = last - back * everyMs;
    return { gameCode, gameName: name, issueNo: issueNo(openedAt), prizeMode: 'Elott', numbers: draw(), openedAt };
  });
}

function issueNo(openedAt: number): string {
  const day = new Date(openedAt + businessZoneMs).toISOString().slice(0, 10).replaceAll('-', '');
  const ofDay = Math.floor(((openedAt + businessZoneMs) % (24 * 60 * minuteMs)) / everyMs) + 1;
  return `${day}-${String(ofDay).padStart(3, '0')}`;
}
