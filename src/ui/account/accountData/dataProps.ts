import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountDataMachine } from '../../../machines/account/accountData/accountData.machine.ts';

export type DataState = SnapshotFrom<typeof accountDataMachine>;

export interface DataProps {
  readonly actor: ActorRefFrom<typeof accountDataMachine>;
  readonly state: DataState;
}

/** Whether there is something to show: also while it is asked for again. */
export const isShown = (state: DataState): boolean => state.context.state !== null && !state.matches('failed');
