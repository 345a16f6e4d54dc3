import { withdrawPageMachine } from '../../../src/machines/withdraw/withdrawPage.machine.ts';
import { formRecordFlow } from '../list/formRecordFlow.ts';

export const withdrawPageFlow = formRecordFlow(withdrawPageMachine);
