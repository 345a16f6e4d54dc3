import { expect, it } from 'vitest';
import { editableOf } from '../../../src/console/core/heldEdit.ts';

class Refused extends Error {
  readonly failure: object;
  constructor(failure: object) {
    super('refused');
    this.failure = failure;
  }
}

it('takes out what an event carries, and puts it back changed', () => {
  const { text, put } = editableOf({ type: 'push', force: 1 } as never);
  expect(JSON.parse(text)).toEqual({ force: 1 });
  expect(put({ force: 2 })).toEqual({ type: 'push', force: 2 });
});

it.each([
  ['xstate.promise.resolve', 'data'],
  ['xstate.done.actor.ask', 'output'],
  ['xstate.error.actor.ask', 'error'],
])('changes only what %s brings', (type, field) => {
  const event = { type, [field]: { key: 'brass' }, actorId: 'ask' };
  expect(editableOf(event).carried).toEqual({ key: 'brass' });
  expect(editableOf(event).put({ key: 'silver' })).toEqual({ type, [field]: { key: 'silver' }, actorId: 'ask' });
});

it('keeps what JSON cannot say where it was not changed', () => {
  const seen = new Map([['a', 1]]);
  const event = { type: 'look', seen, list: [{ at: new Date(0), left: 1 }] };
  const { text, put } = editableOf(event);
  const edited = JSON.parse(text) as { list: { left: number }[] };
  if (edited.list[0]) edited.list[0].left = 2;
  const changed = put(edited) as unknown as typeof event;
  expect(changed.seen).toBe(seen);
  expect(changed.list).toEqual([{ at: event.list[0]?.at, left: 2 }]);
  expect(changed.list[0]?.at).toBe(event.list[0]?.at);
});

it('leaves an error an error of its class', () => {
  const error = new Refused({ code: 'LOCKED', tries: 3 });
  const { text, put } = editableOf({ type: 'xstate.promise.reject', data: error } as never);
  expect(JSON.parse(text)).toEqual({ failure: { code: 'LOCKED', tries: 3 }, error: 'Error', message: 'refused' });
  const { data } = put({ failure: { code: 'GONE', tries: 3 }, error: 'Error', message: 'no' }) as unknown as {
    data: Refused;
  };
  expect(data).toBeInstanceOf(Refused);
  expect([data.message, data.failure, error.message]).toEqual(['no', { code: 'GONE', tries: 3 }, 'refused']);
});

it('shows no secret, and lets one that was left alone arrive as it was', () => {
  const event = { type: 'xstate.promise.resolve', data: { token: 'real', name: 'som' } };
  const { text, put } = editableOf(event, { ...event, data: { token: '••••', name: 'som' } } as typeof event);
  expect(JSON.parse(text)).toEqual({ token: '••••', name: 'som' });
  expect(put({ token: '••••', name: 'malee' })).toEqual({ ...event, data: { token: 'real', name: 'malee' } });
  expect(put({ token: 'other', name: 'som' })).toEqual({ ...event, data: { token: 'other', name: 'som' } });
});
