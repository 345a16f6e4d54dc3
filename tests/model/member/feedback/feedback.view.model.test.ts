// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { feedbackFlow } from './feedback.spec.ts';
import { feedbackView } from './feedback.view.tsx';
import { ticketFlow } from './ticket.spec.ts';
import { ticketView } from './ticket.view.tsx';

const excused = { lookalikes: { 'shown.polling = shown.resting': 'a poll is not seen' } };

describe('[SCREEN-05] [FEEDBACK-02] a new ticket on screen', () => {
  it.each(viewTests(feedbackFlow, feedbackView))('%s', (_title, run) => run());
});

describe('[FEEDBACK-01] a ticket on screen', () => {
  it.each(viewTests(ticketFlow, ticketView, [], excused))('%s', (_title, run) => run());
});
