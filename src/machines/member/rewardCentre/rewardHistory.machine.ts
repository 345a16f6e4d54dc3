import { rewardCentreContract, winKind } from '../../../api/contract/member/rewardCentre.ts';
import { createListMachine } from '../../list/list.machine.ts';

export const WIN_KINDS = ['all', ...winKind.options] as const;

/** Check-ins and prizes, newest first. */
export const rewardHistoryMachine = createListMachine({
  id: 'rewardHistory',
  endpoint: rewardCentreContract.history,
  filters: { kind: WIN_KINDS },
  request: ({ filters: { kind }, page, pageSize }) => ({ kind, page, pageSize }),
});
