import { apiActor } from '../../api/actors.ts';
import { depositContract } from '../../api/contract/deposit.ts';
import { type DepositDetailDeps, wireDepositDetail } from '../depositDetail/depositDetail.wire.ts';
import { depositMachine } from './deposit.machine.ts';

export const wireDeposit = (deps: DepositDetailDeps) =>
  depositMachine.provide({
    actors: {
      fetchMethods: apiActor(deps.api, depositContract.quote),
      fetchList: apiActor(deps.api, depositContract.list),
      sendDeposit: apiActor(deps.api, depositContract.create),
      showDeposit: wireDepositDetail(deps),
    },
  });
