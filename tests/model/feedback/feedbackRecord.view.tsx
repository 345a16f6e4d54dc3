import { screen } from '@testing-library/react';
import { feedbackMachine } from '../../../src/machines/feedback/feedback.machine.ts';
import { ticketMachine } from '../../../src/machines/feedback/ticket.machine.ts';
import { FeedbackPage } from '../../../src/ui/feedback/FeedbackPage.tsx';
import { FeedbackRecord } from '../../../src/ui/feedback/FeedbackRecord.tsx';
import { TicketList } from '../../../src/ui/feedback/TicketList.tsx';
import { frozenMachine } from '../kit/frozenMachine.ts';
import { formRecordView } from '../list/formRecordView.tsx';
import { listDetailView } from '../list/listDetailView.tsx';
import { listView } from '../list/listView.tsx';
import { buttonCalled } from '../onScreen.tsx';
import { somePromises } from './feedback.spec.ts';
import { ticketListFlow, ticketListSpec } from './feedbackRecord.spec.ts';

export const ticketListView = listView(ticketListSpec, {
  view: (actor) => <TicketList actor={actor} />,
  filters: { group: { label: 'Status' } },
  rows: [
    'Nothing has arrivedWithdrawal · 4F7K-2QXMWe answer nextby 16/06/2025 01:06',
    'Nothing has arrivedWithdrawal · 4F7K-2QXMClosed15/06/2025 23:06',
  ],
  emptyTitle: 'No questions yet',
  failedTitle: 'Your questions could not be loaded',
});

export const feedbackRecordView = listDetailView({
  view: (actor) => <FeedbackRecord actor={actor} />,
  list: ticketListFlow,
  detail: () => ticketMachine,
  isList: () => screen.queryByLabelText('Status') !== null,
  isDetail: () => buttonCalled('All questions') !== null,
  failedTitle: 'Your questions could not be loaded',
});

const writing = {
  language: 'EN',
  requestLanguage: 'EN',
  keySeed: 'seed',
  keyIndex: 0,
  article: null,
  promises: somePromises,
  question: null,
  typed: '',
  pictures: [],
  tried: false,
  failure: null,
} as const;

export const feedbackPageView = formRecordView({
  view: (actor) => <FeedbackPage actor={actor} />,
  form: () => frozenMachine(feedbackMachine, 'writing', writing),
  list: ticketListFlow,
  isList: () => screen.queryByLabelText('Status') !== null,
  formFailed: 'The form could not be loaded',
  recordFailed: 'Your questions could not be loaded',
});
