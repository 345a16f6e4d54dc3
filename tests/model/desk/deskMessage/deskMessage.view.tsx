import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { NoteField } from '../../../../src/machines/desk/deskMessage/deskMessage.events.ts';
import type { deskMessageMachine } from '../../../../src/machines/desk/deskMessage/deskMessage.machine.ts';
import { MessageForm } from '../../../../src/ui/desk/desk/MessageForm.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, pressIn } from '../../onScreen.tsx';

const idle = { disabled: false, busy: false };
const LABELS: Readonly<Record<NoteField, string>> = {
  username: 'Member username',
  titleEN: 'Title in English',
  textEN: 'Text in English',
  titleTH: 'Title in Thai',
  textTH: 'Text in Thai',
};
const fill = (label: string, value: string) =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const deskMessageView: View<typeof deskMessageMachine> = {
  open: onScreen((actor) => <MessageForm actor={actor} />),
  drivers: {
    'deskMessage.chooseTo': ({ to }) => fill('To', to),
    'deskMessage.chooseKind': ({ kind }) => fill('Kind', kind),
    'deskMessage.type': ({ field, value }) => fill(LABELS[field], value),
    'deskMessage.submit': () => press('Check and send'),
    'deskMessage.confirm': () => press('Send'),
    'deskMessage.back': () => (buttonCalled('Leave') ? pressIn('dialog', 'Keep writing') : press('Cancel')),
    // The menu of the desk says where to.
    'deskMessage.leave': 'elsewhere',
    'deskMessage.discard': () => press('Leave'),
    'deskMessage.resend': () => press('Send again'),
    'deskMessage.renew': () => press('New message'),
  },
  offers: {
    'deskMessage.chooseTo': (snapshot, { to }) => snapshot.matches('filling') && to !== snapshot.context.to,
    'deskMessage.chooseKind': (snapshot, { kind }) => snapshot.matches('filling') && kind !== snapshot.context.kind,
    'deskMessage.type': (snapshot, { field, value }) =>
      snapshot.matches('filling') &&
      value !== snapshot.context.typed[field] &&
      !(field === 'username' && snapshot.context.to === 'everybody'),
    'deskMessage.submit': (snapshot) => snapshot.matches('filling') && snapshot.context.mayAct,
    'deskMessage.confirm': (snapshot) => snapshot.matches('confirming'),
    'deskMessage.back': (snapshot) => snapshot.matches('confirming') || snapshot.matches('leaving'),
    'deskMessage.discard': (snapshot) => snapshot.matches('leaving'),
    'deskMessage.resend': (snapshot) => snapshot.matches('unsure'),
    'deskMessage.renew': (snapshot) => snapshot.matches('unsure') || snapshot.matches('sent'),
  },
  expectations: {
    filling: ({ context: { mayAct, to, typed, tried, failure } }) => {
      expect(buttonCalled('Check and send')).toEqual({ disabled: !mayAct, busy: false });
      expect(fieldCalled('Member username')?.value).toBe(to === 'everybody' ? undefined : typed.username);
      for (const field of ['titleEN', 'textTH'] as const)
        expect(screen.getByLabelText(LABELS[field]).ariaInvalid).toBe(tried && typed[field] === '' ? 'true' : null);
      if (failure?.kind === 'refused' && to !== 'everybody') screen.getByText('No member has this username.');
    },
    confirming: ({ context: { to } }) =>
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
        to === 'everybody' ? 'Send to all members?' : 'Send to somchai?',
      ),
    leaving: () =>
      expect(screen.getByRole('dialog').textContent).toBe(
        'Leave without saving?What you have entered would be lost.LeaveKeep writing',
      ),
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    sending: () => expect(buttonCalled('Send')?.busy).toBe(true),
    unsure: () => {
      expect(alerts()).toHaveLength(1);
      expect([buttonCalled('Send again'), buttonCalled('New message')]).toEqual([idle, idle]);
    },
    sent: () => {
      expect(screen.getByRole('status').textContent).toContain('Sent to 2 members.');
      expect(buttonCalled('New message')).toEqual(idle);
    },
  },
};
