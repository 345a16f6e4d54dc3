import type { ActorRefFrom } from 'xstate';
import type { depositDetailMachine } from '../../../machines/money/depositDetail/depositDetail.machine.ts';

export type DepositDetailActor = ActorRefFrom<typeof depositDetailMachine>;
