import { wireWithdraw } from '../../machines/withdraw/withdraw.wire.ts';
import { WithdrawPage } from '../../ui/withdraw/WithdrawPage.tsx';
import { definePage } from '../page.ts';

export const page = definePage<ReturnType<typeof wireWithdraw>>((deps) => ({
  logic: wireWithdraw(deps),
  View: WithdrawPage,
}));
