import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { chatMachine } from '../../../machines/member/chat/chat.machine.ts';

export interface ChatProps {
  readonly actor: ActorRefFrom<typeof chatMachine>;
  readonly state: SnapshotFrom<typeof chatMachine>;
}
