import { wireBills } from '../../machines/bills/bills.wire.ts';
import { BillsPage } from '../../ui/bills/BillsPage.tsx';
import { definePage } from '../page.ts';

type Logic = ReturnType<typeof wireBills>;

/** AGENT-11. */
export const dividend = definePage<Logic>((deps) => ({ logic: wireBills(deps, 'dividend'), View: BillsPage }));
/** AGENT-12. */
export const daily = definePage<Logic>((deps) => ({ logic: wireBills(deps, 'daily'), View: BillsPage }));
/** AGENT-13. */
export const hourly = definePage<Logic>((deps) => ({ logic: wireBills(deps, 'hourly'), View: BillsPage }));
export const realTime = definePage<Logic>((deps) => ({ logic: wireBills(deps, 'realTime'), View: BillsPage }));
/** Of a member who is no agent: what all contracts have brought. */
export const own = definePage<Logic>((deps) => ({ logic: wireBills(deps, 'all', ['downline']), View: BillsPage }));
