import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { CallFailed } from '../../provider/page/shell/failure.ts';
import type { SlipPick } from '../../provider/page/sports/slipRules.ts';
import { sportsMachine } from '../../provider/page/sports/sports.machine.ts';
import type { CashedAnswer, CashOutInput, PlacedAnswer, Stored } from '../../provider/page/sports/sportsContext.ts';
import type { MarketView, MatchView, SlipRequest, SlipView, SportsState } from '../../provider/sports/views.ts';

/** Odds of the sides of a match's only market, and what it is at. */
export interface Quoted {
  readonly odds?: Readonly<Record<string, number>>;
  readonly market?: MarketView['state'];
  readonly state?: MatchView['state'];
}

const NAMES = { EN: 'Team', TH: 'ทีม' };
const team = (id: string) => ({ id, name: NAMES, short: id, flag: null, colour: '#123456' });

export const match = (
  id: string,
  { odds = { home: 200 }, market = 'open', state = 'scheduled' }: Quoted = {},
): MatchView => ({
  ...{ id, sport: 'football', league: 'l1', home: team('h'), away: team('a'), startsAt: 600_000, state, period: '' },
  ...{ clock: null, score: [0, 0], parts: [], more: 0, commitment: 'c', seed: null, timeline: [] },
  markets: [
    {
      ...{ key: `${id}:1x2`, kind: '1x2', line: null, map: null, state: market, returnRate: 94.5, mostReturn: 94.5 },
      selections: Object.entries(odds).map(([side, each]) => ({
        id: `${id}:1x2:${side}`,
        side,
        odds: each,
        was: null,
      })),
    },
  ],
});

export const pick = (id: string, odds = 200, side = 'home'): SlipPick => ({
  ...{ selection: `${id}:1x2:${side}`, market: `${id}:1x2`, match: id, sport: 'football', kind: '1x2', line: null },
  ...{ map: null, side, home: NAMES, away: NAMES, odds },
});

export const slipOf = (
  id: string,
  more: Partial<SlipView> = {},
  legs: readonly SlipPick[] = [pick('m1')],
): SlipView => ({
  ...{ id, number: id, placedAt: 0, kind: 'single', stake: 1_000_000, odds: 200, returns: 2_000_000, state: 'open' },
  ...{ confirmsAt: null, payout: 0, isBooked: false, refusal: null, cashOut: null, wasUnsettled: false },
  legs: legs.map(({ selection, match: of, kind, line, map, side, home, away, odds }) => ({
    ...{ selection, match: of, kind, line, map, side, home, away, odds, scoreAtBet: null, score: [0, 0] as const },
    ...{ matchState: 'scheduled' as const, result: 'pending' as const },
  })),
  ...more,
});

export const book = (now: number, matches: readonly MatchView[], more: Partial<SportsState> = {}): SportsState => ({
  ...{ now, book: 'sports', balance: 5_000_000, ended: null, net: 0, version: 1, sports: [], leagues: [], slips: [] },
  game: { id: 'g', name: 'Book', vendor: 'V', demo: false, minStake: 100_000, maxStake: 100_000_000 },
  matches,
  ...more,
});

export const lost = (): never => {
  throw new CallFailed({ kind: 'lost', code: 'LOST' });
};
export const refused =
  (code: string, details: object = {}) =>
  (): never => {
    throw new CallFailed({ kind: 'refused', code }, { code, ...details });
  };

export interface Script {
  readonly first?: SportsState;
  readonly placed?: (() => PlacedAnswer)[];
  readonly cashed?: (() => CashedAnswer)[];
  readonly read?: (() => SportsState)[];
  readonly older?: (() => readonly SlipView[])[];
  readonly whole?: Readonly<Record<string, MatchView | null>>;
  readonly stored?: Stored | null;
}

/** A page at a book whose provider answers as scripted, and loses the line when it has nothing more to say. */
export async function sitAtBook(script: Script = {}) {
  const { placed = [], cashed = [], read = [], older = [], whole = {}, stored = null } = script;
  const clock = new SimulatedClock();
  const asked: { slips: SlipRequest[]; cashOuts: CashOutInput[]; matches: string[][]; before: number[] } = {
    ...{ slips: [], cashOuts: [], matches: [], before: [] },
  };
  const told: string[] = [];
  let device = 500;
  const machine = sportsMachine.provide({
    actors: {
      openGame: fromPromise(async () => script.first ?? book(1_000, [match('m1'), match('m2')])),
      readBook: fromPromise(async () => (read.shift() ?? lost)()),
      readMatches: fromPromise(async ({ input }: { input: readonly string[] }) => {
        asked.matches.push([...input]);
        return Object.fromEntries(input.map((id) => [id, whole[id] ?? null]));
      }),
      placeSlip: fromPromise(async ({ input }: { input: SlipRequest }) => {
        asked.slips.push(input);
        return (placed.shift() ?? lost)();
      }),
      cashOut: fromPromise(async ({ input }: { input: CashOutInput }) => {
        asked.cashOuts.push(input);
        return (cashed.shift() ?? lost)();
      }),
      readOlder: fromPromise(async ({ input }: { input: number }) => {
        asked.before.push(input);
        return (older.shift() ?? lost)();
      }),
    },
    actions: { tellLost: () => void told.push('lost'), tellBack: () => void told.push('back') },
  });
  const actor = createActor(machine, { clock, input: { stored, deviceNow: () => device } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  return {
    actor,
    asked,
    told,
    context: () => actor.getSnapshot().context,
    wait: (ms: number) => {
      device += ms;
      clock.increment(ms);
    },
    add: (...picks: readonly SlipPick[]) => {
      for (const each of picks) actor.send({ type: 'slip.pick', pick: each });
    },
    place: (requestId = 'request-1', accepts = false) => actor.send({ type: 'slip.place', requestId, accepts }),
    canPlace: (accepts = false) => actor.getSnapshot().can({ type: 'slip.place', requestId: 'request-1', accepts }),
    push: (state: SportsState) => actor.send({ type: 'book.pushed', state }),
    /** Waits until a part of the page is in a state. */
    until: (part: 'slip' | 'cashOut' | 'line' | 'older' | 'detail', state: string) =>
      waitFor(actor, (snapshot) => snapshot.matches({ open: { [part]: state } } as never), { timeout: 1_000 }),
  };
}
