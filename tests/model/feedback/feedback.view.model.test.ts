// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { feedbackFlow } from './feedback.spec.ts';
import { feedbackView } from './feedback.view.tsx';
import { feedbackPageFlow, feedbackRecordFlow, ticketListFlow } from './feedbackRecord.spec.ts';
import { feedbackPageView, feedbackRecordView, ticketListView } from './feedbackRecord.view.tsx';
import { ticketFlow } from './ticket.spec.ts';
import { ticketView } from './ticket.view.tsx';

const excused = { lookalikes: { 'shown.polling = shown.resting': 'a poll is not seen' } };

describe('[SCREEN-05] [FEEDBACK-02] a new ticket on screen', () => {
  it.each(viewTests(feedbackFlow, feedbackView))('%s', (_title, run) => run());
});

describe('[FEEDBACK-01] a ticket on screen', () => {
  it.each(viewTests(ticketFlow, ticketView, [], excused))('%s', (_title, run) => run());
});

describe('[FEEDBACK-01] the list of tickets on screen', () => {
  it.each(viewTests(ticketListFlow, ticketListView))('%s', (_title, run) => run());
});

describe('[FEEDBACK-01] the tickets on screen', () => {
  it.each(viewTests(feedbackRecordFlow, feedbackRecordView))('%s', (_title, run) => run());
});

describe('[SCREEN-05] the feedback page on screen', () => {
  it.each(viewTests(feedbackPageFlow, feedbackPageView))('%s', (_title, run) => run());
});
