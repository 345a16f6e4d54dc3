import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { isReply } from '../../../../src/machines/member/feedback/feedback.rules.ts';
import type { ticketMachine } from '../../../../src/machines/member/feedback/ticket.machine.ts';
import { TicketView } from '../../../../src/ui/member/feedback/TicketView.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, nothingShown, onScreen, press } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof ticketMachine>;

const idle = { disabled: false, busy: false };
const area = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Write back' });
const isShown = (snapshot: Snapshot) => snapshot.matches('shown');
const isOngoing = (snapshot: Snapshot) => isShown(snapshot) && snapshot.context.detail?.status !== 'closed';
const badges = { open: 'We answer next', answered: 'Answered', closed: 'Closed' } as const;

/** The messages and the form, as in the context. */
function showsTicket({ context, value }: Snapshot): void {
  const { detail, typed, tried } = context;
  if (detail === null) {
    expect([screen.queryByRole('heading'), area()]).toEqual([null, null]);
    return;
  }
  expect(screen.getByRole('heading').textContent).toBe('Nothing has arrived');
  expect(screen.getByText(badges[detail.status]).tagName).toBe('SPAN');
  const says = [...document.querySelectorAll('ol > li p')].map(({ textContent }) => textContent);
  expect(says).toEqual(detail.messages.map(({ text }) => text));
  expect(screen.queryByText(/^We will answer by/) !== null).toBe(detail.dueAt !== null);
  if (value === 'unsure') return;
  expect(area()?.value ?? null).toBe(detail.status === 'closed' ? null : typed);
  if (detail.status !== 'closed') expect(area()?.ariaInvalid).toBe(tried && !isReply(typed) ? 'true' : null);
}

function showsWhole(snapshot: Snapshot): void {
  showsTicket(snapshot);
  const isClosed = snapshot.context.detail?.status === 'closed';
  expect([buttonCalled('Send reply'), buttonCalled('It is solved'), buttonCalled('Open again')]).toEqual(
    isClosed ? [null, null, idle] : [idle, idle, null],
  );
  expect(alerts().length).toBe(snapshot.context.failure === null ? 0 : 1);
}

export const ticketView: View<typeof ticketMachine> = {
  open: onScreen((actor) => <TicketView actor={actor} />),
  drivers: {
    'ticket.retry': () => press('Try again'),
    'ticket.refresh': () => press('Refresh'),
    'ticket.type': ({ value }) => void fireEvent.change(area() ?? expect.unreachable(), { target: { value } }),
    'ticket.reply': () => press('Send reply'),
    'ticket.solve': () => press('It is solved'),
    'ticket.reopen': () => press('Open again'),
    'ticket.resend': () => press('Send again'),
    'ticket.checkStatus': () => press('See this question'),
    'ticket.leave': () => press('All questions'),
    'page.language': 'elsewhere',
  },
  offers: {
    'ticket.retry': (snapshot) => snapshot.matches('failed'),
    'ticket.refresh': isShown,
    'ticket.type': (snapshot, { value }) => isOngoing(snapshot) && value !== snapshot.context.typed,
    'ticket.reply': isOngoing,
    'ticket.solve': isOngoing,
    'ticket.reopen': (snapshot) => isShown(snapshot) && snapshot.context.detail?.status === 'closed',
    'ticket.resend': (snapshot) => snapshot.matches('unsure'),
    'ticket.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'ticket.leave': (snapshot) => isShown(snapshot) || snapshot.matches('loading') || snapshot.matches('failed'),
  },
  expectations: {
    opening: () => expect.unreachable(),
    loading: (snapshot) => {
      showsTicket(snapshot);
      expect(buttonCalled('All questions')).toEqual(idle);
      if (snapshot.context.detail) expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    failed: () => {
      expect(alerts().join()).toContain('This question could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'shown.resting': showsWhole,
    'shown.polling': showsWhole,
    sending: (snapshot) => {
      showsTicket(snapshot);
      const name = { reply: 'Send reply', close: 'It is solved', reopen: 'Open again' }[snapshot.context.act];
      expect(buttonCalled(name)).toEqual({ disabled: true, busy: true });
    },
    unsure: (snapshot) => {
      showsTicket(snapshot);
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('All questions')?.disabled]).toEqual([idle, true]);
    },
    left: () => expect(nothingShown()).toBe(true),
  },
};
