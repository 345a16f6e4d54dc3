import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { inboxMachine } from '../../../../src/machines/member/inbox/inbox.machine.ts';
import { messageMachine } from '../../../../src/machines/member/inbox/message.machine.ts';
import { messageListMachine } from '../../../../src/machines/member/inbox/messageList.machine.ts';
import { InboxPage } from '../../../../src/ui/member/inbox/InboxPage.tsx';
import type { View } from '../../kit/view.ts';
import { onTheDay } from '../../list/listContract.tsx';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

const idle = { disabled: false, busy: false };

const isMessage = () => screen.queryByRole('article', { name: 'Message' }) !== null;

export const inboxView: View<typeof inboxMachine> = {
  open: onScreen((actor) => <InboxPage actor={actor} site={siteWith({})} />),
  live: { list: () => onTheDay(messageListMachine), message: () => messageMachine },
  drivers: {
    'inbox.retry': () => press('Try again'),
    'inbox.readAll': () => press('Read all'),
    'list.opened': 'elsewhere',
    'page.address': 'elsewhere',
    'message.read': 'elsewhere',
    'page.language': 'elsewhere',
  },
  offers: {
    'inbox.retry': (snapshot) => snapshot.matches('failed'),
    'inbox.readAll': (snapshot) => snapshot.matches({ open: { marking: 'resting' } }),
  },
  expectations: {
    'open.reading.choosing': () =>
      expect([isMessage(), screen.queryByText('Choose a message to read it here.') !== null]).toEqual([false, true]),
    'open.reading.following': () => expect(isMessage()).toBe(true),
    'open.marking.resting': ({ context: { failure } }) => {
      expect(buttonCalled('Read all')).toEqual(idle);
      expect(alerts().length).toBe(failure === null ? 0 : 1);
    },
    'open.marking.sending': () => expect(buttonCalled('Read all')?.busy).toBe(true),
    failed: () => {
      expect(alerts().join()).toContain('Your messages could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Read all')]).toEqual([idle, null]);
    },
  },
};
