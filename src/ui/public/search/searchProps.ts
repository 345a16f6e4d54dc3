import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { searchMachine } from '../../../machines/public/search/search.machine.ts';

export interface SearchProps {
  readonly actor: ActorRefFrom<typeof searchMachine>;
  readonly state: SnapshotFrom<typeof searchMachine>;
}
