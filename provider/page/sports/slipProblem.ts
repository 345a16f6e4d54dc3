import type { SlipKind, SportsState } from '../../sports/views.ts';
import { type Accept, isToAccept, type Known, type Leg, legsOf, readStake, type SlipPick } from './slipRules.ts';

/** Why a slip cannot be placed now. */
export type Problem =
  | 'empty'
  | 'lost'
  | 'ended'
  | 'held'
  | 'unavailable'
  | 'related'
  | 'stake'
  | 'tooLow'
  | 'tooHigh'
  | 'funds';

export interface SlipContext extends Known {
  readonly picks: readonly SlipPick[];
  readonly kind: SlipKind;
  /** As typed, P. */
  readonly stake: string;
  readonly accept: Accept;
  /** The site asks for a pause. */
  readonly held: boolean;
  /** Nothing is heard from the provider: odds may be old. */
  readonly lineIsLost: boolean;
}

/** One pick is no accumulator. */
export const kindOf = ({ kind, picks }: { readonly kind: SlipKind; readonly picks: readonly SlipPick[] }): SlipKind =>
  picks.length < 2 ? 'single' : kind;

/** Stakes of a slip together: a single stakes each pick. 1/10,000 P */
export function totalStake(context: SlipContext): number {
  const stake = readStake(context.stake) ?? 0;
  return kindOf(context) === 'single' ? stake * context.picks.length : stake;
}

export function problemOf(context: SlipContext): Problem | null {
  const { state, picks, held, lineIsLost } = context;
  if (state === null || lineIsLost) return 'lost';
  if (state.ended !== null) return 'ended';
  if (held) return 'held';
  if (picks.length === 0) return 'empty';
  const legs = legsOf(context, picks);
  if (legs.some(({ status }) => status === 'suspended' || status === 'closed')) return 'unavailable';
  if (kindOf(context) === 'accumulator' && legs.some(({ isRelated }) => isRelated)) return 'related';
  return stakeProblem(context, state);
}

function stakeProblem(context: SlipContext, { game, balance }: SportsState): Problem | null {
  const stake = readStake(context.stake);
  if (stake === null || stake === 0) return 'stake';
  if (stake < game.minStake) return 'tooLow';
  if (stake > game.maxStake) return 'tooHigh';
  return totalStake(context) > balance ? 'funds' : null;
}

/** Legs whose odds the player has to accept before the slip can be placed. */
export const toAccept = (context: SlipContext): readonly Leg[] =>
  legsOf(context, context.picks).filter((leg) => isToAccept(leg, context.accept));
