import type { ContractKind, ContractRow } from '../../api/contract/agentContract.ts';
import type { AgentFeatures } from '../../api/contract/agentFeatures.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { IdempotencyState } from '../money/idempotency.ts';
import type { ContractSide } from './contracts.events.ts';

export interface ContractsContext extends IdempotencyState {
  readonly language: LanguageCode;
  /** The sides of a contract; the first is the default. */
  readonly sides: readonly ContractSide[];
  readonly side: ContractSide;
  /** The downline that the address names for an offer; null for none. */
  readonly offerTo: string | null;
  /** The enabled kinds (ROLE-22…25). */
  readonly kinds: readonly ContractKind[];
  readonly kind: ContractKind;
  /** Whether the list has been on screen: from then on the member chooses side and kind. */
  readonly wasShown: boolean;
  /** Contracts awaiting the member's answer, of all kinds (CONTRACT-09). */
  readonly waiting: readonly ContractRow[];
  readonly failure: ApiFailure | null;
  /** The open contract. */
  readonly open: Pick<ContractRow, 'id' | 'kind'> | null;
}

const switchOf = {
  dividend: 'enableCt',
  daily: 'salary',
  hourly: 'hourSalary',
  realTime: 'realTimeSalary',
} as const satisfies Record<ContractKind, keyof AgentFeatures>;

/** The enabled kinds of contracts (ROLE-22…25). */
export const kindsOn = (features: AgentFeatures): readonly ContractKind[] =>
  (Object.keys(switchOf) as ContractKind[]).filter((kind) => features[switchOf[kind]]);

type Choice = Pick<ContractsContext, 'side' | 'kind'>;

/** The list opens on the side and kind of the first request that awaits an answer; from then on the member chooses. */
export function openingChoice(
  { wasShown, sides, kinds, offerTo }: ContractsContext,
  [request]: readonly ContractRow[],
): Partial<Choice> {
  if (wasShown || offerTo !== null || !request) return {};
  if (!sides.includes(request.own) || !kinds.includes(request.kind)) return {};
  return { side: request.own, kind: request.kind };
}

/** Whether the list shows the side and kind of the first request that awaits an answer. */
export const isShowingRequest = ({ waiting: [request], side, kind }: ContractsContext): boolean =>
  request?.own === side && request.kind === kind;

/** What a pending request asks for (CONTRACT-01). */
export const requestOf = ({ status }: Pick<ContractRow, 'status'>): 'new' | 'termination' =>
  status === 'offered' ? 'new' : 'termination';

/** The downline named by the address, as a row of the line does: `?offer=somchai`. */
export const offerToOf = (address: string): string | null =>
  new URLSearchParams(address.split('?')[1] ?? '').get('offer');
