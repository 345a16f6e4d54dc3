import { listEvents } from '../../machines/list/list.events.ts';
import { rewardCentreEvents } from '../../machines/member/rewardCentre/rewardCentre.events.ts';
import { rewardCentreMachine } from '../../machines/member/rewardCentre/rewardCentre.machine.ts';
import { RewardCentrePage } from '../../ui/member/rewardCentre/RewardCentrePage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...rewardCentreEvents, ...listEvents },
  machine: rewardCentreMachine,
  View: RewardCentrePage,
});
