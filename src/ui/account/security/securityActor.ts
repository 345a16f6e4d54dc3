import type { ActorRefFrom } from 'xstate';
import type { securityMachine } from '../../machines/security/security.machine.ts';

export type SecurityActor = ActorRefFrom<typeof securityMachine>;
