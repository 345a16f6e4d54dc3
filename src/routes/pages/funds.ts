import { wireFunds } from '../../machines/funds/funds.wire.ts';
import { FundsPage } from '../../ui/funds/FundsPage.tsx';
import { definePage } from '../page.ts';

export const page = definePage<ReturnType<typeof wireFunds>>((deps) => ({ logic: wireFunds(deps), View: FundsPage }));
