import type { ProviderDeps } from '../deps.ts';
import { betsOf, type SpotsChoice } from '../engines/board/spots.ts';
import { sheetOf } from '../play/gameOdds.ts';
import { masked } from '../play/masked.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { type Coup, phaseOf, restsUntil } from './coups.ts';

/** Coups on the roads, players in the list of bets, and slips looked through for the last ones of a player. */
const PAST = 72;
const MOST_PLAYERS = 40;
const OWN_SLIPS = 12;

export type CoupTableView = ReturnType<typeof coupTableView>;
export type SlipView = ReturnType<typeof slipView>;
export type SharedCoupView = ReturnType<typeof sharedCoupView>;

type Spots = Readonly<Record<string, number>>;

/** A slip as its player sees it; what it brings is told with the deal. */
export const slipView = ({ id, requestId, issueId, state, stake, payout, refusal, choice }: Round) => ({
  ...{ id, requestId, coup: issueId ?? '', state, stake, payout, refusal, choice: choice as SpotsChoice },
});

const LIVE: ReadonlySet<Round['state']> = new Set(['playing', 'drawn', 'paying', 'finishing', 'unsure', 'settled']);

/** All bets of some slips, 1/10,000 P by spot. */
function spotsOf(slips: readonly Round[]): Spots {
  const sums: Record<string, number> = {};
  for (const { choice } of slips)
    for (const [spot, amount] of betsOf(choice as SpotsChoice)) sums[spot] = (sums[spot] ?? 0) + amount;
  return sums;
}

const sum = (slips: readonly Round[], of: 'stake' | 'payout'): number => slips.reduce((all, slip) => all + slip[of], 0);

/** What one player has on a coup. */
const bettorOf = (player: string, slips: readonly Round[], isDealt: boolean) => ({
  ...{ player, name: masked(player), stake: sum(slips, 'stake'), spots: spotsOf(slips) },
  payout: isDealt ? sum(slips, 'payout') : null,
});

function coupView(coup: Coup, at: number) {
  const { id, number, sealsAt, drawsAt, endedAt, commitment, serverSeed, drawn, state } = coup;
  const isOver = state !== 'open';
  return {
    ...{ id, number, sealsAt, dealsAt: drawsAt, dealtAt: endedAt, commitment },
    phase: phaseOf(coup, at),
    nextAt: isOver ? restsUntil(coup) : null,
    serverSeed: state === 'drawn' ? serverSeed : null,
    view: drawn,
  };
}

/** What everybody at a table sees. */
export function sharedCoupView({ store, now }: ProviderDeps, gameId: string, players: number) {
  const coup = store.issues.newest<object>(gameId);
  const slips = coup === null ? [] : store.rounds.ofIssue(coup.id).filter(({ state }) => LIVE.has(state));
  const byPlayer = Map.groupBy(slips, ({ player }) => player);
  const past = store.issues.latest<object>(gameId, PAST);
  return {
    coup: coup && coupView(coup, now()),
    players: Math.max(players, byPlayer.size),
    bettors: [...byPlayer].map(([player, own]) => bettorOf(player, own, coup?.state === 'drawn')),
    past: past.flatMap(({ id, drawn }) => (drawn === null ? [] : [{ id, view: drawn }])),
  };
}

/** What a player sees: the table, their own slips and money. */
export function coupTableView(deps: ProviderDeps, session: Session, shared: SharedCoupView) {
  const { store, now } = deps;
  const { player, gameId, gameName, vendor, demo, minStake, maxStake } = session;
  const { balance, ended } = store.sessions.get(session.id) ?? session;
  const own = store.rounds.tickets(player, gameId, OWN_SLIPS);
  const [mine, others] = [true, false].map((isOwn) =>
    shared.bettors.filter((one) => (one.player === player) === isOwn),
  );
  return {
    now: now(),
    game: { id: gameId, name: gameName, vendor, demo, minStake, maxStake, sheet: sheetOf(gameId) },
    balance,
    ended,
    net: store.rounds.net(session.id),
    ...{ coup: shared.coup, players: shared.players, past: shared.past },
    bets: [...(mine ?? []), ...(others ?? []).slice(0, MOST_PLAYERS)].map(({ player: who, ...bet }) => ({
      ...bet,
      isMine: who === player,
    })),
    /** Chips of all others, 1/10,000 P by spot. */
    others: addUp((others ?? []).map(({ spots }) => spots)),
    /** Own slips, newest first. */
    slips: own.map(slipView),
  };
}

function addUp(all: readonly Spots[]): Spots {
  const sums: Record<string, number> = {};
  for (const spots of all) for (const [spot, amount] of Object.entries(spots)) sums[spot] = (sums[spot] ?? 0) + amount;
  return sums;
}
