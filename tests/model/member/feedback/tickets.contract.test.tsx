// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { feedbackContract } from '../../../../src/api/contract/member/feedback.ts';
import { feedbackMachine } from '../../../../src/machines/member/feedback/feedback.machine.ts';
import { feedbackPageMachine } from '../../../../src/machines/member/feedback/feedbackPage.machine.ts';
import {
  feedbackRecordMachine,
  ticketListMachine,
} from '../../../../src/machines/member/feedback/feedbackRecord.machine.ts';
import { ticketMachine } from '../../../../src/machines/member/feedback/ticket.machine.ts';
import { FeedbackPage } from '../../../../src/ui/member/feedback/FeedbackPage.tsx';
import { FeedbackRecord } from '../../../../src/ui/member/feedback/FeedbackRecord.tsx';
import { TicketList } from '../../../../src/ui/member/feedback/TicketList.tsx';
import { frozenMachine } from '../../kit/frozenMachine.ts';
import { formRecordContract } from '../../list/formRecordContract.tsx';
import { choose, listContract } from '../../list/listContract.tsx';
import { listDetailContract } from '../../list/listDetailContract.tsx';
import { openTicket, somePromises } from './feedback.spec.ts';

const { id, number, type, title, openedAt, dueAt } = openTicket;
const changedAt = openedAt + 600_000;
const row = { id, number, type, status: 'open', title, openedAt, dueAt, changedAt };
const some = { list: [row, { ...row, id: 't2', number: '5G8L-3RYN', status: 'closed', dueAt: null }], count: 12 };
const failed = 'Your questions could not be loaded';

describe('[FEEDBACK-01] the list of tickets', () => {
  it.each(
    listContract({
      machine: ticketListMachine,
      endpoint: feedbackContract.list,
      view: (actor) => <TicketList actor={actor} />,
      first: { group: 'all', page: 1, pageSize: '10' },
      changes: [
        [() => choose('Status', 'We answer next'), { group: 'open' }],
        [() => choose('Status', 'Answered'), { group: 'answered' }],
      ],
      some,
      none: { list: [], count: 0 },
      rows: [
        'Nothing has arrived | Withdrawal · 4F7K-2QXM | We answer next | by 16/06/2025 01:06',
        'Nothing has arrived | Withdrawal · 5G8L-3RYN | Closed | 15/06/2025 23:16',
      ],
      empty: ['No questions yet', 'What you send us is kept here, with our answers.'],
      failed,
      opens: 't1',
    }),
  )('%s', (_title, run) => run());
});

const opened = { id: 't2', language: 'TH', detail: null };

describe('[FEEDBACK-01] the tickets', () => {
  it.each(
    listDetailContract({
      machine: feedbackRecordMachine,
      view: (actor) => <FeedbackRecord actor={actor} />,
      list: ticketListMachine,
      detail: ticketMachine,
      some,
      opens: ['Closed', { ...opened, keySeed: 'seed-1' }, { ...opened, keySeed: 'seed-2' }],
      back: 'All questions',
      failed,
    }),
  )('%s', (_title, run) => run());
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

describe('[SCREEN-05] the feedback page', () => {
  it.each(
    formRecordContract({
      machine: feedbackPageMachine,
      view: (actor) => <FeedbackPage actor={actor} />,
      form: frozenMachine(feedbackMachine, 'writing', writing),
      record: feedbackRecordMachine,
      list: ticketListMachine,
      formFailed: 'The form could not be loaded',
      recordFailed: failed,
    }),
  )('%s', (_title, run) => run());
});
