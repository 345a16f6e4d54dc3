import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallRecord } from '../../../src/console/core/calls/callRecord.ts';
import type { Recorder } from '../../../src/console/core/recorder.ts';
import { type Sequence, sequenceOf } from '../../../src/console/core/sequence.ts';
import { callRecord } from '../support/callRecord.ts';
import { recordedDoor } from '../support/recordedDoor.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const spelled = ({ lanes, arrows }: Sequence): readonly string[] =>
  arrows.map(
    ({ kind, entry, call, from, to, label, at, isNo, isHeld }) =>
      `${at} ${entry ?? `call ${call}`} ${kind}: ${lanes[from]?.name} to ${lanes[to]?.name}, ${label}${isNo ? ', no' : ''}${isHeld ? ', held' : ''}`,
  );

const asked = callRecord({ seq: 1, id: 'door.key', method: 'POST', startedAt: 10, arrivedAt: 60, endedAt: 60 });

/** The call, as the actor that asks for the key makes it. */
const ofAskKey = ({ actors }: Recorder, record: CallRecord = asked): CallRecord => ({
  ...record,
  caller: actors.find(({ id }) => id === 'askKey') ?? null,
});

describe('the arrows of a sequence', () => {
  it('go between you, the actors and the server, each call after the start of who made it', async () => {
    const { recorder, send } = recordedDoor();
    await vi.advanceTimersByTimeAsync(10);
    send('door.kick');
    send('door.knock');
    await vi.advanceTimersByTimeAsync(50);
    const sequence = sequenceOf(recorder, [ofAskKey(recorder)], { most: 60 });
    expect(sequence.lanes.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'you you',
      'actor door',
      'actor lamp',
      'actor askKey',
      'server server',
    ]);
    expect(spelled(sequence)).toEqual([
      '0 4 start: door to lamp, start',
      '10 6 event: you to door, door.kick, no',
      '10 8 event: you to door, door.knock',
      '10 12 start: door to askKey, start',
      '10 call 1 call: askKey to server, POST door.key',
      '60 call 1 answer: server to askKey, 200, valid',
      '60 15 reply: askKey to door, askKey done',
      '60 20 message: door to lamp, lamp.on',
    ]);
    expect(sequence.hasOlder).toBe(false);
  });

  it('know where everybody stands, and how long each was there', async () => {
    const { recorder, send } = recordedDoor();
    send('door.knock');
    await vi.advanceTimersByTimeAsync(2_000);
    const sequence = sequenceOf(recorder, [], { most: 60 });
    expect(spelled(sequence).at(-1)).toBe('1050 21 timer: door to door, after patience');
    const nameOf = (lane: number) => sequence.lanes[lane]?.name;
    expect(sequence.stands.map(({ lane, row, text }) => `${row} ${nameOf(lane)} ${text}`)).toEqual([
      '0 door shut',
      '2 door asking',
      '4 door open',
      '1 lamp off',
      '5 lamp on',
      '6 door shut',
    ]);
    expect(sequence.lives.map(({ lane, from, to }) => `${nameOf(lane)} ${from} to ${to}`)).toEqual([
      'door 0 to null',
      'lamp 1 to null',
      'askKey 3 to 4',
    ]);
  });

  it('are the newest ones, with where everybody stood before them', async () => {
    const { recorder, send } = recordedDoor();
    send('door.knock');
    await vi.advanceTimersByTimeAsync(100);
    const sequence = sequenceOf(recorder, [], { most: 2 });
    expect(spelled(sequence)).toEqual([
      '50 13 reply: askKey to door, askKey done',
      '50 18 message: door to lamp, lamp.on',
    ]);
    expect(sequence.stands.map(({ lane, row, text }) => `${row} ${sequence.lanes[lane]?.name} ${text}`)).toEqual([
      '0 door asking',
      '1 door open',
      '0 lamp off',
      '2 lamp on',
    ]);
    expect(sequence.hasOlder).toBe(true);
  });

  it('end where the reader has stopped', async () => {
    const { recorder, send } = recordedDoor();
    await vi.advanceTimersByTimeAsync(10);
    send('door.knock');
    const until = recorder.total;
    await vi.advanceTimersByTimeAsync(500);
    const later = callRecord({ seq: 2, startedAt: 200, arrivedAt: 230, endedAt: 230 });
    expect(spelled(sequenceOf(recorder, [ofAskKey(recorder), later], { most: 60, until })).at(-1)).toBe(
      '10 call 1 call: askKey to server, POST door.key',
    );
  });

  it('say of an answer whether it is held, and what is wrong with it', async () => {
    const { recorder, send } = recordedDoor();
    await vi.advanceTimersByTimeAsync(10);
    send('door.knock');
    const answers = [
      callRecord({ ...asked, arrivedAt: 30, endedAt: null, state: 'held' }),
      callRecord({ ...asked, status: 401, replyVerdict: { kind: 'refused', code: 'NOT_LOGGED_IN' } }),
      callRecord({ ...asked, status: null, replyVerdict: null, state: 'failed', fault: { kind: 'offline' } }),
    ].map((record) => spelled(sequenceOf(recorder, [ofAskKey(recorder, record)], { most: 60 })).at(-1));
    expect(answers).toEqual([
      '30 call 1 answer: server to askKey, 200, valid, held, held',
      '60 call 1 answer: server to askKey, 401, Not logged in, no',
      '60 call 1 answer: server to askKey, failed, no',
    ]);
  });

  it('begin at the page where nobody knows who made a call', () => {
    const { recorder } = recordedDoor();
    expect(spelled(sequenceOf(recorder, [asked], { most: 1 }))).toEqual([
      '60 call 1 answer: server to page, 200, valid',
    ]);
  });

  it('are few where little has happened', () => {
    const nothing = { find: () => undefined, total: 0, actors: [] };
    expect(sequenceOf(nothing, [], { most: 60 })).toEqual({
      ...{ lanes: [], arrows: [], stands: [], lives: [], hasOlder: false },
    });
  });
});
