import { createFormRecordMachine } from '../../list/formRecord.machine.ts';
import { withdrawMachine } from './withdraw.machine.ts';
import { withdrawalRecordMachine } from './withdrawalRecord.machine.ts';

/** The withdrawal page (MEMBER-08): a new withdrawal beside the earlier ones. */
export const withdrawPageMachine = createFormRecordMachine({
  id: 'withdrawPage',
  form: withdrawMachine,
  record: withdrawalRecordMachine,
});
