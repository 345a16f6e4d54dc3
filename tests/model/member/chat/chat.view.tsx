import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { chatMachine } from '../../../../src/machines/member/chat/chat.machine.ts';
import { isFailed, isOfOthers } from '../../../../src/machines/member/chat/chat.rules.ts';
import { ChatDialog } from '../../../../src/ui/member/chat/ChatDialog.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, fieldCalled, onScreen, press, typeInto } from '../../onScreen.tsx';

const MORE = 'More about the message of nok***9, 19:42';
const isLive = (snapshot: { matches(value: object): boolean }) => snapshot.matches({ inside: { connected: 'live' } });
const isInside = () => expect(fieldCalled('Write a message')).not.toBeNull();

export const chatView: View<typeof chatMachine> = {
  open: onScreen((actor) => <ChatDialog actor={actor} />),
  drivers: {
    'chat.type': ({ value }) => typeInto('Write a message', value),
    'chat.send': () => press('Send'),
    'chat.retry': () => press('Send again'),
    'chat.discard': () => press('Discard'),
    'chat.choose': () => press(MORE),
    'chat.report': () => press('Report'),
    'chat.hide': () => press('Hide this member'),
    'chat.showAll': () => press('Show again'),
    'chat.again': () => press('Connect now'),
    'chat.logIn': () => press(buttonCalled('Register') ? 'Register' : 'Log in'),
    'chat.close': () => press('Close'),
    'chat.online': 'elsewhere',
    'chat.room': 'elsewhere',
    'chat.changed': 'elsewhere',
    'chat.present': 'elsewhere',
    'chat.refused': 'elsewhere',
    'chat.beat': 'elsewhere',
    'chat.lost': 'elsewhere',
    'chat.ended': 'elsewhere',
  },
  offers: {
    'chat.type': (snapshot, { value }) => snapshot.matches('inside') && snapshot.context.text !== value,
    'chat.send': (snapshot) => snapshot.can({ type: 'chat.send' }),
    'chat.retry': (snapshot, { id }) => isLive(snapshot) && isFailed(snapshot.context, id),
    'chat.discard': (snapshot, { id }) => isFailed(snapshot.context, id),
    'chat.choose': (snapshot, { seq }) => snapshot.matches('inside') && isOfOthers(snapshot.context, seq),
    'chat.report': (snapshot, { seq }) =>
      isLive(snapshot) && snapshot.context.chosen === seq && !snapshot.context.reported.includes(seq),
    'chat.hide': (snapshot, { seq }) => isLive(snapshot) && snapshot.context.chosen === seq,
    'chat.showAll': (snapshot) => isLive(snapshot) && snapshot.context.hidden > 0,
    'chat.again': (snapshot) => snapshot.matches({ inside: 'waiting' }) || snapshot.matches({ inside: 'refused' }),
    'chat.logIn': (snapshot) => snapshot.matches('outside'),
    'chat.close': (snapshot) => snapshot.status === 'active',
  },
  expectations: {
    outside: () => expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('for members'),
    'inside.connected.opening': () => {
      isInside();
      expect(dialogShown()).toEqual({ title: 'Chat room', busy: true });
    },
    'inside.connected.live.hearing.listening': ({ context }) => {
      isInside();
      expect(dialogShown()).toEqual({ title: 'Chat room', busy: false });
      for (const { text } of context.messages)
        expect(document.body.textContent).toContain(text ?? 'Removed by a moderator: asked for credit');
    },
    'inside.connected.live.speaking.ready': isInside,
    'inside.connected.live.speaking.resting': () =>
      expect(buttonCalled('Send')).toEqual({ disabled: true, busy: false }),
    'inside.waiting': () => expect(document.body.textContent).toContain('Connection lost. Reconnecting …'),
    'inside.refused': () => expect(alerts().join()).toContain('The chat room is closed.'),
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    door: () => expect.unreachable(),
  } as View<typeof chatMachine>['expectations'],
};
