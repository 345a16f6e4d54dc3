import type { Draw } from '../rng/blocks.ts';
import type { Market, Result } from './market.ts';
import { decidedResult, modelOf } from './models.ts';
import { type Form, type Happening, notStarted } from './sport.ts';
import { unitsOf } from './units.ts';

/** Chances that a match does not take place, begins later, or is broken off. */
const POSTPONED = 0.003;
const DELAYED = 0.01;
const ABANDONED = 0.004;
const DELAY_MS = 20 * 60_000;

/** A match from its beginning to its end, worked out from its stream of chance and its form alone. */
export function* replayMatch(form: Form): Draw<readonly Happening[]> {
  const next = unitsOf();
  const [fate, moment] = [yield* next(), yield* next()];
  const played = yield* modelOf(form).simulate(form, next);
  if (fate < POSTPONED) return [{ at: 0, kind: 'postponed', side: null, status: postponed }];
  if (fate < POSTPONED + DELAYED) return delayed(played);
  if (fate < POSTPONED + DELAYED + ABANDONED) return abandoned(played, moment);
  return played;
}

const postponed = { ...notStarted, state: 'postponed' } as const;

const delayed = (played: readonly Happening[]): readonly Happening[] => [
  { at: 0, kind: 'delayed', side: null, status: notStarted, startsAfter: DELAY_MS },
  ...played.map((one) => ({ ...one, at: one.at + DELAY_MS })),
];

/** Broken off at any moment of its length. */
function abandoned(played: readonly Happening[], moment: number): readonly Happening[] {
  const end = played.findIndex(({ kind }) => kind === 'end');
  const at = Math.floor((played[end]?.at ?? 0) * moment);
  const before = played.slice(0, end).filter((one) => one.at <= at);
  const { status } = before.at(-1) ?? { status: notStarted };
  const off = { ...status, state: 'abandoned', isTense: false } as const;
  return [...before, { at, kind: 'abandoned', side: null, status: off }];
}

/** What becomes of a bet by everything that happens in a match. */
export function finalResult(form: Form, market: Market, side: string, happenings: readonly Happening[]): Result {
  const last = happenings.at(-1);
  if (last === undefined || last.status.state === 'postponed') return 'void';
  const result = decidedResult(form, market, side, last.status, last.at);
  if (result === null) throw new Error('the match has no end');
  return result;
}
