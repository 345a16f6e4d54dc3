import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { feedbackMachine } from '../../../machines/member/feedback/feedback.machine.ts';
import { FormRecord, type FormRecordActor } from '../../list/FormRecord.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackRecord } from './FeedbackRecord.tsx';

/** Feedback and complaints (SCREEN-05): a new ticket beside the earlier ones, or one of them. */
export function FeedbackPage({ actor }: { readonly actor: FormRecordActor }) {
  const { t } = useTranslation();
  return (
    <FormRecord
      actor={actor}
      form={(form: ActorRefFrom<typeof feedbackMachine>, record) => <FeedbackForm actor={form} record={record} />}
      record={(record) => <FeedbackRecord actor={record} />}
      formFailed={t('feedback_failed')}
      recordFailed={t('feedback_list_failed')}
    />
  );
}
