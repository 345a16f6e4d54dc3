import { feedbackEvents } from '../../machines/feedback/feedback.events.ts';
import { feedbackPageMachine } from '../../machines/feedback/feedbackPage.machine.ts';
import { ticketEvents } from '../../machines/feedback/ticket.events.ts';
import { formRecordEvents } from '../../machines/list/formRecord.events.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { FeedbackPage } from '../../ui/feedback/FeedbackPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...feedbackEvents, ...ticketEvents, ...formRecordEvents, ...listDetailEvents, ...listEvents },
  machine: feedbackPageMachine,
  View: FeedbackPage,
});
