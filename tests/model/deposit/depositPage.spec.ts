import { depositPageMachine } from '../../../src/machines/deposit/depositPage.machine.ts';
import { formRecordFlow } from '../list/formRecordFlow.ts';

export const depositPageFlow = formRecordFlow(depositPageMachine);
