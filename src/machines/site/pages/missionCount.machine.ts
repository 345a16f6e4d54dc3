import type { CallOf, ValueOf } from '../../../api/contract/endpoint.ts';
import { missionContract } from '../../../api/contract/member/mission.ts';
import { createResourceMachine } from '../../resource/resource.machine.ts';

/** MEMBER-19, 20: how many mission rewards can be claimed, for the menu of the centres. */
export const missionCountMachine = createResourceMachine<
  CallOf<typeof missionContract.available>,
  ValueOf<typeof missionContract.available>
>('missionCount', missionContract.available);
