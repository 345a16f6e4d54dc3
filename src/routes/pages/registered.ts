import type { AnyStateMachine } from 'xstate';
import { featuresMachine } from '../../machines/site/pages/features.machine.ts';
import { missionCountMachine } from '../../machines/site/pages/missionCount.machine.ts';
import type { Beside } from '../../machines/site/pages/pages.wire.ts';

/** The pages and what runs beside them, loaded with the first page. */
export { menus, pages } from './pages.ts';

export const beside: Readonly<Record<Beside, AnyStateMachine>> = {
  features: featuresMachine,
  missionCount: missionCountMachine,
};
