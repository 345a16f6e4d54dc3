import { formRecordEvents } from '../../machines/list/formRecord.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { bankAccountEvents } from '../../machines/money/bankAccount/bankAccount.events.ts';
import { receiptEvents } from '../../machines/money/receipt/receipt.events.ts';
import { withdrawEvents } from '../../machines/money/withdraw/withdraw.events.ts';
import { withdrawPageMachine } from '../../machines/money/withdraw/withdrawPage.machine.ts';
import { WithdrawPage } from '../../ui/money/withdraw/WithdrawPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: {
    ...withdrawEvents,
    ...bankAccountEvents,
    ...receiptEvents,
    ...formRecordEvents,
    ...listDetailEvents,
    ...listEvents,
  },
  machine: withdrawPageMachine,
  View: WithdrawPage,
});
