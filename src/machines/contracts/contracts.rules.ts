import type { agentContractContract, ContractKind, ContractRow } from '../../api/contract/agentContract.ts';
import type { AgentFeatures } from '../../api/contract/agentFeatures.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { IdempotencyState } from '../money/idempotency.ts';
import { pageCount } from '../support/paging.ts';
import type { ContractSide } from './contracts.events.ts';

export type ContractsPart = ValueOf<typeof agentContractContract.dividendList>;

export interface ContractsContext extends IdempotencyState {
  /** The sides of a contract; the first is the default. */
  readonly sides: readonly ContractSide[];
  readonly side: ContractSide;
  /** The enabled kinds (ROLE-22…25). */
  readonly kinds: readonly ContractKind[];
  readonly kind: ContractKind;
  /** Whether ended contracts are shown too. */
  readonly over: boolean;
  /** From 1. */
  readonly page: number;
  /** Contracts awaiting the member's answer, of all kinds (CONTRACT-09). */
  readonly waiting: readonly ContractRow[];
  /** The contracts that match the choice; null until loaded. */
  readonly part: ContractsPart | null;
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
  { part, waiting, sides, kinds }: ContractsContext,
  [request]: readonly ContractRow[],
): Partial<Choice> {
  if (part !== null || waiting.length > 0 || !request) return {};
  if (!sides.includes(request.own) || !kinds.includes(request.kind)) return {};
  return { side: request.own, kind: request.kind };
}

/** Whether the list shows the side and kind of the first request that awaits an answer. */
export const isShowingRequest = ({ waiting: [request], side, kind }: ContractsContext): boolean =>
  request?.own === side && request.kind === kind;

export const CONTRACTS_PER_PAGE = '10';

/** Number of pages, at least one. */
export const pagesOf = ({ part }: Pick<ContractsContext, 'part'>): number =>
  pageCount(part, Number(CONTRACTS_PER_PAGE));

/** The request of the kind's list call. */
export const listRequest = ({ kind, side, over, page }: ContractsContext) => ({
  kind,
  request: {
    as: side,
    open: over ? ('0' as const) : ('1' as const),
    page,
    pageSize: CONTRACTS_PER_PAGE as typeof CONTRACTS_PER_PAGE,
  },
});

/** A contract on screen by its id, from the list or from those awaiting an answer. */
export const rowOf = ({ part, waiting }: Pick<ContractsContext, 'part' | 'waiting'>, id: string): ContractRow | null =>
  [...waiting, ...(part?.list ?? [])].find((row) => row.id === id) ?? null;

/** What a pending request asks for (CONTRACT-01). */
export const requestOf = ({ status }: Pick<ContractRow, 'status'>): 'new' | 'termination' =>
  status === 'offered' ? 'new' : 'termination';
