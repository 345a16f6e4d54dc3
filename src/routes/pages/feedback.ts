import { formRecordEvents } from '../../machines/list/formRecord.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { feedbackEvents } from '../../machines/member/feedback/feedback.events.ts';
import { feedbackPageMachine } from '../../machines/member/feedback/feedbackPage.machine.ts';
import { ticketEvents } from '../../machines/member/feedback/ticket.events.ts';
import { FeedbackPage } from '../../ui/member/feedback/FeedbackPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...feedbackEvents, ...ticketEvents, ...formRecordEvents, ...listDetailEvents, ...listEvents },
  machine: feedbackPageMachine,
  View: FeedbackPage,
});
