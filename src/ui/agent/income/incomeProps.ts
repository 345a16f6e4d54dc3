import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { incomePage } from '../../../machines/agent/income/income.machine.ts';

export interface IncomeProps {
  readonly actor: ActorRefFrom<typeof incomePage.machine>;
  readonly state: SnapshotFrom<typeof incomePage.machine>;
}
