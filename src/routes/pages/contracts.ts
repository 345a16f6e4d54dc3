import { wireContracts } from '../../machines/contracts/contracts.wire.ts';
import { ContractsPage } from '../../ui/contracts/ContractsPage.tsx';
import { definePage } from '../page.ts';

type Logic = ReturnType<typeof wireContracts>;

/** CONTRACT-07: of an agent, who has contracts and gives them. */
export const given = definePage<Logic>((deps) => ({ logic: wireContracts(deps), View: ContractsPage }));
/** Of a member who is no agent: the contracts that one has. */
export const own = definePage<Logic>((deps) => ({ logic: wireContracts(deps, ['downline']), View: ContractsPage }));
