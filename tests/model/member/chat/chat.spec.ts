import { expect } from 'vitest';
import type { ChatMessage } from '../../../../src/api/contract/member/chat.ts';
import { chatMachine } from '../../../../src/machines/member/chat/chat.machine.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const key = 'k';
const at = Date.UTC(2026, 10, 21, 11, 42);
const said = (seq: number, own: string | null, text: string | null): ChatMessage => ({
  ...{ seq, at, own, text, isStaff: false },
  name: own === null ? 'nok***9' : 'Somchai',
  reason: text === null ? 'asked for credit' : null,
});
export const theirs = said(1, null, 'This one');
export const removed = said(1, null, null);
export const mine = said(2, 'k-0', 'Night, Nok');
const room = { messages: [theirs], present: 3, hidden: 1, mutedUntil: null };

export const chatFlow: Flow<typeof chatMachine> = {
  machine: () => chatMachine,
  inputs: [
    { who: 'member', color: '#6b3fa0' },
    { who: 'visitor', color: '#6b3fa0' },
    { who: 'trial', color: '#6b3fa0' },
  ],
  cases: {
    'chat.type': [{ value: 'Night, Nok' }, { value: '' }],
    'chat.send': [{}],
    'chat.retry': [{ id: 'k-0' }],
    'chat.discard': [{ id: 'k-0' }],
    'chat.choose': [{ seq: 1 }],
    'chat.report': [{ seq: 1 }],
    'chat.hide': [{ seq: 1 }],
    'chat.showAll': [{}],
    'chat.again': [{}],
    'chat.logIn': [{}],
    'chat.close': [{}],
    'chat.online': [{}],
    'chat.room': [
      { key, room },
      { key, room: { ...room, messages: [removed, mine], hidden: 0, mutedUntil: at } },
    ],
    'chat.changed': [{ messages: [removed] }, { messages: [mine] }],
    'chat.present': [{ present: 7 }],
    'chat.refused': [
      { id: 'k-0', problem: 'TOO_FAST', mutedUntil: null },
      { id: 'k-0', problem: 'MUTED', mutedUntil: at },
    ],
    'chat.beat': [{}],
    'chat.lost': [{}],
    'chat.ended': [{ code: 'NEED_TRUE_ACCOUNT' }],
  },
  eachCounts: [
    'chat.choose',
    'chat.hide',
    'chat.showAll',
    'chat.room',
    'chat.changed',
    'chat.present',
    'chat.refused',
    'chat.beat',
    'chat.send',
    'chat.retry',
    'chat.discard',
    'chat.report',
  ],
  outcomes: { network: [defect], channel: [defect] },
  // One message is pending at a time.
  project: ({ who, key: begun, messages, pending, sent, text, chosen, reported, hidden, attempts }) => [
    ...[who, begun, text, chosen, reported, hidden > 0],
    messages.map((one) => [one.seq, one.text === null]),
    pending.map(({ id, problem }) => [id === 'k-0', problem !== null]),
    ...[Math.min(sent, 1), attempts],
  ],
  invariants: {
    'one message is pending at a time': ({ snapshot: { context } }) =>
      expect(context.pending.length).toBeLessThanOrEqual(1),
    'messages stand in their order, each once': ({ snapshot: { context } }) => {
      const places = context.messages.map(({ seq }) => seq);
      expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    },
  },
  expectations: {
    outside: ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.context.who).not.toBe('member');
    },
    'inside.connected.opening': ({ pending }) => expect(pending).toHaveProperty('channel'),
    'inside.connected.live.hearing.listening': ({ pending, snapshot }) => {
      expect(pending).toHaveProperty('channel');
      expect(snapshot.context.attempts).toBe(0);
    },
    'inside.connected.live.speaking.ready': ({ pending }) => expect(pending).toHaveProperty('channel'),
    'inside.connected.live.speaking.resting': ({ snapshot }) => expect(snapshot.can({ type: 'chat.send' })).toBe(false),
    'inside.waiting': ({ pending, snapshot }) => {
      expect(pending).not.toHaveProperty('channel');
      expect(snapshot.can({ type: 'chat.send' })).toBe(false);
    },
    'inside.refused': ({ pending, snapshot }) => {
      expect(pending).not.toHaveProperty('channel');
      expect(snapshot.context.refusal).toBe('NEED_TRUE_ACCOUNT');
    },
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
    door: () => expect.unreachable(),
  } as Flow<typeof chatMachine>['expectations'],
};
