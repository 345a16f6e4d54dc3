import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { messageMachine } from '../../../../src/machines/member/inbox/message.machine.ts';
import { MessageView } from '../../../../src/ui/member/inbox/MessageView.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, nothingShown, onScreen, press } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof messageMachine>;

const idle = { disabled: false, busy: false };
const off = { disabled: true, busy: false };
const busy = { disabled: true, busy: true };
const linesShown = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

function showsMessage({ context: { message } }: Snapshot): void {
  if (message === null) return;
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(message.title);
  const isPaid = message.topic === 'withdrawalPaid';
  expect(linesShown()).toEqual(isPaid ? ['Numberw-417', 'Bank account••• ••• 4471', 'FeeP 0.00'] : []);
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(isPaid ? '/member/withdraw' : undefined);
}

export const messageView: View<typeof messageMachine> = {
  open: onScreen((actor) => <MessageView actor={actor} isAgent={false} />),
  drivers: {
    'message.retry': () => press('Try again'),
    'message.keepUnread': () => press('Mark as unread'),
    'message.remove': () => press('Delete message'),
    'message.confirm': () => press('Delete'),
    'message.back': () => press('Keep it'),
    'message.close': () => press('All messages'),
    'page.language': 'elsewhere',
  },
  offers: {
    'message.retry': (snapshot) => snapshot.matches('failed'),
    'message.keepUnread': (snapshot) => snapshot.matches('shown'),
    'message.remove': (snapshot) => snapshot.matches('shown'),
    'message.confirm': (snapshot) => snapshot.matches('asking'),
    'message.back': (snapshot) => snapshot.matches('asking'),
    'message.close': (snapshot) => snapshot.status === 'active',
  },
  expectations: {
    opening: (snapshot) => {
      showsMessage(snapshot);
      expect(buttonCalled('All messages')).toEqual(idle);
      expect(buttonCalled('Delete message')).toEqual(snapshot.context.message ? off : null);
    },
    shown: (snapshot) => {
      showsMessage(snapshot);
      expect([buttonCalled('Mark as unread'), buttonCalled('Delete message')]).toEqual([idle, idle]);
      expect(alerts().length).toBe(snapshot.context.failure === null ? 0 : 1);
    },
    failed: () => {
      expect(alerts().join()).toContain('The message could not be opened');
      expect([buttonCalled('Try again'), buttonCalled('Delete message')]).toEqual([idle, null]);
    },
    keepingUnread: (snapshot) => {
      showsMessage(snapshot);
      expect([buttonCalled('Mark as unread'), buttonCalled('Delete message')]).toEqual([busy, off]);
    },
    asking: () => expect(dialogShown('alertdialog').title).toBe('Delete this message?'),
    removing: () => expect([buttonCalled('Mark as unread'), buttonCalled('Delete message')]).toEqual([off, busy]),
    closed: () => expect(nothingShown()).toBe(true),
  },
};
