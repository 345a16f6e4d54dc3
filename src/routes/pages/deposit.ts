import { depositEvents } from '../../machines/deposit/deposit.events.ts';
import { wireDeposit } from '../../machines/deposit/deposit.wire.ts';
import { depositDetailEvents } from '../../machines/depositDetail/depositDetail.events.ts';
import { formRecordEvents } from '../../machines/list/formRecord.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { DepositPage } from '../../ui/deposit/DepositPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...depositEvents, ...depositDetailEvents, ...formRecordEvents, ...listDetailEvents, ...listEvents },
  machine: () => wireDeposit({ copyText: (text) => navigator.clipboard.writeText(text) }),
  View: DepositPage,
});
