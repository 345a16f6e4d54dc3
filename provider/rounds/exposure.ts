import type { ProviderDeps } from '../deps.ts';
import { boards } from '../engines/board/boards.ts';
import { readMoves, slipPayout } from '../engines/sports/slip.ts';
import { hasWonBefore } from '../lottery/wonBefore.ts';
import { SHEET } from '../sports/sheet.ts';
import type { Store } from '../store/openStore.ts';
import { movesOf, type Round } from '../store/rounds.ts';

type Deps = Pick<ProviderDeps, 'store'>;

/** What a bet staked and what came back, 1/10,000 P. */
interface Settled {
  readonly id: string;
  readonly stake: number;
  readonly payout: number;
}

/** The valid bet of bets that stand together: what was won or lost over all of them, at most their stakes. */
export function netOfAll(bets: readonly Omit<Settled, 'id'>[]): number {
  const [stake, payout] = bets.reduce(([staked, paid], one) => [staked + one.stake, paid + one.payout], [0, 0]);
  return Math.min(stake, Math.abs(payout - stake));
}

/** The part of each in it, by stake, in whole 1/10,000 P: together the whole, and none above its stake. */
export function sharedOut(bets: readonly Settled[]): ReadonlyMap<string, number> {
  const [net, all] = [netOfAll(bets), bets.reduce((sum, { stake }) => sum + stake, 0)];
  const upTo = (stakes: number) => Number((BigInt(net) * BigInt(stakes)) / BigInt(all));
  let before = 0;
  return new Map(
    bets.map(({ id, stake }) => {
      const part = upTo(before + stake) - upTo(before);
      before += stake;
      return [id, part];
    }),
  );
}

/**
 * The valid bet of a settled round of a game in which a player can bet on both sides (decision 051), 1/10,000 P;
 * undefined for other games. Bets of a player on one coup, issue or hand stand together; so do single slips on a match.
 * @param payoutOf what another bet of the coup, issue or hand pays, now that it is dealt
 */
export function validBetOf(
  deps: Deps,
  round: Round,
  payout: number,
  payoutOf: (round: Round) => number,
): number | undefined {
  const alone = netOfAll([{ stake: round.stake, payout }]);
  if (round.sheet === SHEET) return ofSlip(deps, round) ?? alone;
  if (boards.get(round.sheet)?.hasOpposites !== true) return undefined;
  return ofIssue(deps, round, payoutOf) ?? alone;
}

/** Groups in memory at a time: those that are being settled. */
const KEPT = 256;
const kept = new WeakMap<Store, Map<string, ReadonlyMap<string, number>>>();

/** The parts of a group, worked out once for all of its bets. */
function partsOf(store: Store, key: string, group: () => readonly Settled[]): ReadonlyMap<string, number> {
  const groups = kept.get(store) ?? new Map<string, ReadonlyMap<string, number>>();
  kept.set(store, groups);
  const known = groups.get(key);
  if (known !== undefined) return known;
  const own = group();
  const parts = own.length < 2 ? new Map<string, number>() : sharedOut(own);
  groups.set(key, parts);
  const [oldest] = groups.size > KEPT ? groups.keys() : [];
  if (oldest !== undefined) groups.delete(oldest);
  return parts;
}

function ofIssue(deps: Deps, { id, player, issueId }: Round, payoutOf: (round: Round) => number): number | undefined {
  if (issueId === null) return undefined;
  const own = () =>
    deps.store.rounds
      .ofIssue(issueId)
      .filter((one) => one.player === player && isIn(one) && !hasWonBefore(deps, one.id))
      .map((one) => ({ id: one.id, stake: one.stake, payout: payoutOf(one) }));
  return partsOf(deps.store, `${issueId}/${player}`, own).get(id);
}

/** Whether the wallet has the stake, and keeps it. */
const isIn = ({ events, state }: Round): boolean =>
  state !== 'cancelling' && state !== 'cancelled' && events.some(({ type }) => type === 'bet.taken');

/** Of a single slip that ran to its result: with the others of its player on the match that have one now. */
function ofSlip({ store }: Deps, round: Round): number | undefined {
  const slip = store.sports.slips.get(round.id);
  const [leg] = slip?.legs ?? [];
  if (slip === null || leg === undefined || slip.legs.length > 1) return undefined;
  const { slips } = store.sports;
  const decided = () =>
    slips.singlesOn(leg.matchId, round.player).flatMap(({ id, legs }) => {
      const one = store.rounds.get(id);
      if (one === null || !isIn(one) || isCashedOut(one)) return [];
      const [odds, results] = [legs.map((each) => each.odds), legs.map((each) => each.result)];
      const payout = slipPayout(one.stake, odds, results);
      return payout === null ? [] : [{ id, stake: one.stake, payout }];
    });
  return partsOf(store, `${leg.matchId}/${slips.resultsOf(leg.matchId)}/${round.player}`, decided).get(round.id);
}

const isCashedOut = (round: Round): boolean => readMoves(movesOf(round)).some(({ type }) => type === 'cashOut');
