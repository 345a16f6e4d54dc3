import type { ProviderDeps } from '../deps.ts';
import { masked } from '../play/masked.ts';
import type { CrashBetRow } from '../store/crashBets.ts';
import type { CrashRound } from '../store/crashRounds.ts';
import type { Session } from '../store/sessions.ts';
import { houseBetsOf } from './houseBets.ts';

/** Ended rounds in the list, and bets of others in theirs. */
const HISTORY = 20;
const MOST_BETS = 60;

export type TableView = ReturnType<typeof tableView>;
export type CrashBetView = ReturnType<typeof betView>;

/** A bet as its player sees it. */
export const betView = ({
  id,
  roundId,
  requestId,
  state,
  stake,
  target,
  multiplier,
  payout,
  refusal,
}: CrashBetRow) => ({
  id,
  roundId,
  requestId,
  state,
  stake,
  target,
  multiplier,
  payout,
  refusal,
});

const LIVE: ReadonlySet<CrashBetRow['state']> = new Set(['flying', 'paying', 'finishing', 'unsure', 'settled']);

function sharedBet({ player, stake, multiplier, payout, state }: CrashBetRow) {
  const standing = state === 'flying' ? 'flying' : multiplier === null ? 'lost' : 'out';
  return { name: masked(player), player, stake, multiplier, payout, standing } as const;
}

const roundView = ({ id, nonce, state, odds, salt, commitment, launchAt, point, endedAt, serverSeed }: CrashRound) => {
  const phase = state === 'betting' || state === 'running' ? state : 'over';
  return { id, nonce, phase, odds, salt, commitment, launchAt, point, endedAt, serverSeed } as const;
};

/** What everybody at a table sees. Targets are nobody else's business. */
export function sharedView({ store }: ProviderDeps, gameId: string) {
  const { rounds, bets } = store.crash;
  const round = rounds.latest(gameId);
  const live = round === null ? [] : bets.ofRound(round.id).filter(({ state }) => LIVE.has(state));
  return {
    round: round === null ? null : roundView(round),
    bets: live.map(sharedBet),
    house: round === null ? [] : houseBetsOf(round.commitment),
    history: rounds.history(gameId, HISTORY).map(({ id, point, endedAt }) => ({ id, point: point ?? 0, endedAt })),
  };
}

/** What a player sees: the table, their own bet and money. */
export function tableView(deps: ProviderDeps, session: Session, shared = sharedView(deps, session.gameId)) {
  const { store, now } = deps;
  const { player, gameId, gameName, vendor, demo, minStake, maxStake } = session;
  const { balance, ended } = store.sessions.get(session.id) ?? session;
  const mine = store.crash.bets.lastOf(player, gameId);
  const [own, others] = [true, false].map((isOwn) => shared.bets.filter((bet) => (bet.player === player) === isOwn));
  return {
    now: now(),
    game: { id: gameId, name: gameName, vendor, demo, minStake, maxStake },
    balance,
    ended,
    net: store.crash.bets.net(session.id),
    round: shared.round,
    count: shared.bets.length,
    staked: shared.bets.reduce((sum, { stake }) => sum + stake, 0),
    bets: [...(own ?? []), ...(others ?? []).slice(0, MOST_BETS)].map(({ player: who, ...bet }) => ({
      ...bet,
      isMine: who === player,
    })),
    house: shared.house,
    history: shared.history,
    /** The last bet of the player, whatever became of it. */
    mine: mine === null ? null : betView(mine),
  };
}
