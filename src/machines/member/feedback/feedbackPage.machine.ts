import { createFormRecordMachine } from '../../list/formRecord.machine.ts';
import { feedbackMachine } from './feedback.machine.ts';
import { feedbackRecordMachine } from './feedbackRecord.machine.ts';

/** Feedback and complaints (SCREEN-05): a new ticket beside the earlier ones. */
export const feedbackPageMachine = createFormRecordMachine({
  id: 'feedbackPage',
  form: feedbackMachine,
  record: feedbackRecordMachine,
});
