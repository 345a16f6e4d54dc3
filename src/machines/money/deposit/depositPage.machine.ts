import { createFormRecordMachine } from '../../list/formRecord.machine.ts';
import { depositMachine } from './deposit.machine.ts';
import { depositRecordMachine } from './depositRecord.machine.ts';

/** The deposit page (MEMBER-07): a new deposit beside the earlier ones. */
export const depositPageMachine = createFormRecordMachine({
  id: 'depositPage',
  form: depositMachine,
  record: depositRecordMachine,
});
