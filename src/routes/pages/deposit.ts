import { wireDeposit } from '../../machines/deposit/deposit.wire.ts';
import { DepositPage } from '../../ui/deposit/DepositPage.tsx';
import { definePage } from '../page.ts';

export const page = definePage<ReturnType<typeof wireDeposit>>((deps) => ({
  logic: wireDeposit({ ...deps, copyText: (text) => navigator.clipboard.writeText(text) }),
  View: DepositPage,
}));
