import { listEvents } from '../../machines/list/list.events.ts';
import { rewardCentreEvents } from '../../machines/rewardCentre/rewardCentre.events.ts';
import { rewardCentreMachine } from '../../machines/rewardCentre/rewardCentre.machine.ts';
import { RewardCentrePage } from '../../ui/rewardCentre/RewardCentrePage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...rewardCentreEvents, ...listEvents },
  machine: rewardCentreMachine,
  View: RewardCentrePage,
});
