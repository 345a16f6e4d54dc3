import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { deskMemberMachine } from '../../../../src/machines/desk/deskMember/deskMember.machine.ts';
import { MemberPage } from '../../../../src/ui/desk/desk/MemberPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, pressIn, typeInto } from '../../onScreen.tsx';
import { offered } from './deskMember.spec.ts';

const SEARCH = 'Username, phone, email, bank account or ID';

type Snapshot = SnapshotFrom<typeof deskMemberMachine>;

const idle = { disabled: false, busy: false };
const ACTS = { move: 'Move line', freeze: 'Freeze line', unfreeze: 'Unfreeze line', close: 'Break or exclusion' };
const DONE = {
  move: 'Line moved.',
  ask: 'Requested. A second operator must confirm it under Moves of lines.',
  freeze: 'Line frozen.',
  unfreeze: 'Line unfrozen.',
  close: 'Play is closed.',
  changed: 'Someone else acted first. Your action was not carried out. The current state is shown.',
};
const isAsking = (snapshot: Snapshot) => snapshot.matches('asking') || snapshot.matches('shown');
const isFilling = (snapshot: Snapshot) => snapshot.matches('filling');
const notices = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

function showsMember({ context: { member, notice, username } }: Snapshot): void {
  expect(fieldCalled(SEARCH)?.value).toBe(username);
  const text = document.querySelector('section')?.textContent ?? null;
  if (member === null) expect(text).toBeNull();
  else {
    expect(text).toContain('agent1 → fah');
    expect(text).toContain(`2 direct, ${member.members} in the line`);
    expect(text?.includes('This line was frozen by desk2')).toBe(member.freeze !== null);
    expect(text?.includes('Play is closed for good.')).toBe(member.block !== null);
    expect(text?.includes('A move to agent41 waits')).toBe(member.move !== null);
  }
  expect(notices()).toEqual(notice === null ? [] : [DONE[notice]]);
}

export const deskMemberView: View<typeof deskMemberMachine> = {
  open: onScreen((actor) => <MemberPage actor={actor} />),
  drivers: {
    'deskMember.typeName': ({ value }) => typeInto(SEARCH, value),
    'deskMember.find': () => press('Look up'),
    'deskMember.start': ({ act }) => pressIn('section', ACTS[act]),
    'deskMember.typeUpline': ({ value }) => typeInto('Username of the new upline', value),
    'deskMember.typeReason': ({ value }) => typeInto('Reason', value),
    'deskMember.chooseClosing': ({ closing }) =>
      void fireEvent.change(screen.getByLabelText('How long'), { target: { value: closing } }),
    'deskMember.confirm': () =>
      fireEvent.click(document.querySelector('dialog button[type="submit"]') ?? expect.unreachable('no dialog')),
    'deskMember.cancel': () => pressIn('dialog', 'Cancel'),
    'deskMember.resend': () => press('Send again'),
    'deskMember.checkStatus': () => press('Look at the member'),
  },
  offers: {
    'deskMember.typeName': (snapshot, { value }) => isAsking(snapshot) && value !== snapshot.context.username,
    'deskMember.find': isAsking,
    'deskMember.start': (snapshot, { act }) =>
      snapshot.matches('shown') && snapshot.context.mayAct && offered(snapshot.context.member).includes(act),
    'deskMember.typeUpline': (snapshot, { value }) =>
      isFilling(snapshot) && snapshot.context.act === 'move' && value !== snapshot.context.upline,
    'deskMember.typeReason': (snapshot, { value }) => isFilling(snapshot) && value !== snapshot.context.reason,
    'deskMember.chooseClosing': (snapshot, { closing }) =>
      isFilling(snapshot) && snapshot.context.act === 'close' && closing !== snapshot.context.closing,
    'deskMember.confirm': isFilling,
    'deskMember.cancel': isFilling,
    'deskMember.resend': (snapshot) => snapshot.matches('unsure'),
    'deskMember.checkStatus': (snapshot) => snapshot.matches('unsure'),
  },
  expectations: {
    asking: (snapshot) => {
      showsMember(snapshot);
      const { failure, tried, username } = snapshot.context;
      const isNobody = failure?.kind === 'refused';
      expect(fieldCalled(SEARCH)?.ariaInvalid).toBe(isNobody || (tried && username === '') ? 'true' : null);
      expect(alerts()).toHaveLength(failure !== null && !isNobody ? 1 : 0);
      expect(buttonCalled('Look up')).toEqual(idle);
    },
    finding: (snapshot) => {
      showsMember(snapshot);
      expect(buttonCalled('Look up')).toEqual({ disabled: true, busy: true });
    },
    shown: (snapshot) => {
      showsMember(snapshot);
      expect([alerts(), screen.queryByRole('dialog')]).toEqual([[], null]);
      expect(buttonCalled('Look up')).toEqual(idle);
    },
    filling: (snapshot) => {
      showsMember(snapshot);
      const { act, upline, reason, tried, failure } = snapshot.context;
      const dialog = screen.getByRole('dialog');
      expect([dialog.querySelector('h2')?.textContent, dialog.ariaBusy]).toEqual([ACTS[act ?? 'move'], null]);
      const marked = (text: string) => (tried && failure === null && text === '' ? 'true' : null);
      const seen = (label: string) => [fieldCalled(label)?.value, fieldCalled(label)?.ariaInvalid];
      expect(seen('Reason')).toEqual([reason, marked(reason)]);
      expect(seen('Username of the new upline')).toEqual(
        act === 'move' ? [upline, marked(upline)] : [undefined, undefined],
      );
      expect(alerts()).toHaveLength(failure === null ? 0 : 1);
    },
    doing: (snapshot) => {
      showsMember(snapshot);
      expect(screen.getByRole('dialog').ariaBusy).toBe('true');
    },
    unsure: (snapshot) => {
      showsMember(snapshot);
      expect(alerts()).toHaveLength(1);
      expect([buttonCalled('Send again'), buttonCalled('Look at the member')]).toEqual([idle, idle]);
    },
  },
};
