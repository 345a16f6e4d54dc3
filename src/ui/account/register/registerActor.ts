import type { ActorRefFrom } from 'xstate';
import type { registerMachine } from '../../../machines/account/register/register.machine.ts';

export type RegisterActor = ActorRefFrom<typeof registerMachine>;
