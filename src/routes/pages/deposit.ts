import { formRecordEvents } from '../../machines/list/formRecord.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { depositEvents } from '../../machines/money/deposit/deposit.events.ts';
import { wireDeposit } from '../../machines/money/deposit/deposit.wire.ts';
import { depositDetailEvents } from '../../machines/money/depositDetail/depositDetail.events.ts';
import { DepositPage } from '../../ui/money/deposit/DepositPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...depositEvents, ...depositDetailEvents, ...formRecordEvents, ...listDetailEvents, ...listEvents },
  machine: () => wireDeposit({ copyText: (text) => navigator.clipboard.writeText(text) }),
  View: DepositPage,
});
