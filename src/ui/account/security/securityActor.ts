import type { ActorRefFrom } from 'xstate';
import type { securityMachine } from '../../../machines/account/security/security.machine.ts';

export type SecurityActor = ActorRefFrom<typeof securityMachine>;
