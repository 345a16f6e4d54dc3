import type { ActorRefFrom } from 'xstate';
import type { deskMachine } from '../../../machines/desk/desk/desk.machine.ts';

export interface DeskProps {
  readonly actor: ActorRefFrom<typeof deskMachine>;
}
