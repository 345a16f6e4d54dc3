import type { AgentFeatures } from '../../../api/contract/agent/agentFeatures.ts';
import type { AgreementKind, AgreementRow } from '../../../api/contract/agent/agreement.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import type { IdempotencyState } from '../../money/idempotency.ts';
import type { AgreementSide } from './agreements.events.ts';

export interface AgreementsContext extends IdempotencyState {
  readonly language: LanguageCode;
  /** The sides of an agreement; the first is the default. */
  readonly sides: readonly AgreementSide[];
  readonly side: AgreementSide;
  /** The downline that the address names for an offer; null for none. */
  readonly offerTo: string | null;
  /** The enabled kinds (ROLE-22…25). */
  readonly kinds: readonly AgreementKind[];
  readonly kind: AgreementKind;
  /** Whether the list has been on screen: from then on the member chooses side and kind. */
  readonly wasShown: boolean;
  /** Agreements awaiting the member's answer, of all kinds (CONTRACT-09). */
  readonly waiting: readonly AgreementRow[];
  readonly failure: ApiFailure | null;
  /** The open agreement. */
  readonly open: Pick<AgreementRow, 'id' | 'kind'> | null;
}

const switchOf = {
  dividend: 'enableCt',
  daily: 'salary',
  hourly: 'hourSalary',
  realTime: 'realTimeSalary',
} as const satisfies Record<AgreementKind, keyof AgentFeatures>;

/** The enabled kinds of agreements (ROLE-22…25). */
export const kindsOn = (features: AgentFeatures): readonly AgreementKind[] =>
  (Object.keys(switchOf) as AgreementKind[]).filter((kind) => features[switchOf[kind]]);

type Choice = Pick<AgreementsContext, 'side' | 'kind'>;

/** The list opens on the side and kind of the first request that awaits an answer; from then on the member chooses. */
export function openingChoice(
  { wasShown, sides, kinds, offerTo }: AgreementsContext,
  [request]: readonly AgreementRow[],
): Partial<Choice> {
  if (wasShown || offerTo !== null || !request) return {};
  if (!sides.includes(request.own) || !kinds.includes(request.kind)) return {};
  return { side: request.own, kind: request.kind };
}

/** Whether the list shows the side and kind of the first request that awaits an answer. */
export const isShowingRequest = ({ waiting: [request], side, kind }: AgreementsContext): boolean =>
  request?.own === side && request.kind === kind;

/** What a pending request asks for (CONTRACT-01). */
export const requestOf = ({ status }: Pick<AgreementRow, 'status'>): 'new' | 'termination' =>
  status === 'offered' ? 'new' : 'termination';

/** The downline named by the address, as a row of the line does: `?offer=somchai`. */
export const offerToOf = (address: string): string | null =>
  new URLSearchParams(address.split('?')[1] ?? '').get('offer');
