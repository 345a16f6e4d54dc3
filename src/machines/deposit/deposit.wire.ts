import { type DepositDetailDeps, wireDepositDetail } from '../depositDetail/depositDetail.wire.ts';
import { depositMachine } from './deposit.machine.ts';

export const wireDeposit = (deps: DepositDetailDeps) =>
  depositMachine.provide({
    actors: { showDeposit: wireDepositDetail(deps) },
  });
