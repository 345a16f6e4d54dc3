import { type DepositDetailDeps, wireDepositDetail } from '../depositDetail/depositDetail.wire.ts';
import { depositPageMachine } from './depositPage.machine.ts';
import { depositRecordMachine } from './depositRecord.machine.ts';

export const wireDeposit = (deps: DepositDetailDeps) =>
  depositPageMachine.provide({
    actors: { record: depositRecordMachine.provide({ actors: { detail: wireDepositDetail(deps) } }) },
  });
