import { bankAccountEvents } from '../../machines/bankAccount/bankAccount.events.ts';
import { receiptEvents } from '../../machines/receipt/receipt.events.ts';
import { withdrawEvents } from '../../machines/withdraw/withdraw.events.ts';
import { withdrawMachine } from '../../machines/withdraw/withdraw.machine.ts';
import { WithdrawPage } from '../../ui/withdraw/WithdrawPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...withdrawEvents, ...bankAccountEvents, ...receiptEvents },
  machine: withdrawMachine,
  View: WithdrawPage,
});
