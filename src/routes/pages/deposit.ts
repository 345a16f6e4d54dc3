import { depositEvents } from '../../machines/deposit/deposit.events.ts';
import { wireDeposit } from '../../machines/deposit/deposit.wire.ts';
import { depositDetailEvents } from '../../machines/depositDetail/depositDetail.events.ts';
import { DepositPage } from '../../ui/deposit/DepositPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...depositEvents, ...depositDetailEvents },
  machine: () => wireDeposit({ copyText: (text) => navigator.clipboard.writeText(text) }),
  View: DepositPage,
});
