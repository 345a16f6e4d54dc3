import type { ActorRefFrom } from 'xstate';
import type { depositDetailMachine } from '../../machines/depositDetail/depositDetail.machine.ts';

export type DepositDetailActor = ActorRefFrom<typeof depositDetailMachine>;
