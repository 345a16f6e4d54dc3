import {
  type JoinChannel,
  type JoinStanding,
  type joinContract,
  LEAST_CONTACT,
  LEAST_PLAN,
  MAX_PLAYERS,
} from '../../../api/contract/agent/join.ts';
import type { RequestOf } from '../../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import { plainDigits } from '../../money/plainDigits.ts';

export interface ApplicationContext extends IdempotencyState {
  readonly standing: JoinStanding | null;
  readonly players: string;
  readonly channels: readonly JoinChannel[];
  readonly plan: string;
  readonly contact: string;
  readonly agreed: boolean;
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
}

export const NOTHING_FILLED = { players: '', channels: [], plan: '', contact: '', agreed: false } as const;

export type ApplicationField = 'players' | 'channels' | 'plan' | 'contact' | 'agreed';
type Form = Pick<ApplicationContext, ApplicationField>;

/** The number typed, in digits of any script; NaN where it is none. */
const playersOf = ({ players }: Pick<Form, 'players'>): number => {
  const digits = plainDigits(players.trim()).replaceAll(',', '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Fields that are missing or out of bounds, in their order. */
export function wrongFields(form: Form): readonly ApplicationField[] {
  const players = playersOf(form);
  const isWrong: Readonly<Record<ApplicationField, boolean>> = {
    players: !(players >= 1 && players <= MAX_PLAYERS),
    channels: form.channels.length === 0,
    plan: form.plan.trim().length < LEAST_PLAN,
    contact: form.contact.trim().length < LEAST_CONTACT,
    agreed: !form.agreed,
  };
  return (Object.keys(isWrong) as ApplicationField[]).filter((field) => isWrong[field]);
}

/** Whether the member may apply now. */
export const mayApply = (standing: JoinStanding | null): boolean =>
  standing !== null && standing.mayApplyFrom !== null && standing.mayApplyFrom <= standing.serverTime;

/** The request. */
export const applicationOf = (form: Form): RequestOf<(typeof joinContract)['apply']> => ({
  players: playersOf(form),
  channels: [...form.channels],
  plan: form.plan.trim(),
  contact: form.contact.trim(),
  agreed: true,
});
