import { describe, expect, it } from 'vitest';
import { initialChat, sayable, withChanges } from '../../../../src/machines/member/chat/chat.rules.ts';
import type { Does } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { chatFlow, mine, removed, theirs } from './chat.spec.ts';

/** 21/11/2026 18:42 GMT+8. */
const UNTIL = Date.UTC(2026, 10, 21, 11, 42);
const asks = (sent: object): Does => ({ effects: [{ sent, to: 'channel' }] });
/** Asks for what came after the last message it has. */
const again: Does = { calls: { channel: { after: 2 } }, sets: { attempts: 1 } };
const said = { type: 'chat.say', id: 'k-0', text: 'Night, Nok' };

describe('[MODAL-08] the chat room', () => {
  it.each(
    modelTests(chatFlow, [
      ['[M14] start 2', {}],
      ['any, chat.close -> closed', { ends: { outcome: 'closed' } }, 'start 1, chat.room 1, chat.close'],
      ['[M14] door, always -> outside', {}],
      ['[M14] door, always [isMember] -> inside', { calls: { network: undefined, channel: { after: null } } }],
      ['inside, chat.choose [isOfOthers] -> (stays)', { sets: { chosen: 1 } }],
      ['inside, chat.discard [isFailed] -> (stays)', { sets: { pending: [], text: 'Night, Nok' } }],
      ['inside, chat.type -> (stays)', { sets: { text: 'Night, Nok' } }],
      ['inside, error network -> inside.waiting', { stops: ['channel'] }],
      [
        '[M14] inside.connected, chat.ended -> inside.refused',
        { stops: ['channel'], sets: { refusal: 'NEED_TRUE_ACCOUNT' } },
      ],
      ['inside.connected, chat.lost -> inside.waiting', { stops: ['channel'] }],
      ['inside.connected, error channel -> inside.waiting', {}],
      ['inside.connected.live, chat.hide [isChosen] -> (stays)', asks({ type: 'chat.hide', seq: 1 })],
      [
        '[M14] inside.connected.live, chat.report [isNotReported] -> (stays)',
        { ...asks({ type: 'chat.report', seq: 1 }), sets: { chosen: null, reported: [1] } },
      ],
      [
        'inside.connected.live, chat.retry [isFailed] -> (stays)',
        { ...asks(said), sets: { pending: [{ id: 'k-0', text: 'Night, Nok', problem: null }] } },
      ],
      ['inside.connected.live, chat.showAll [isAnyHidden] -> (stays)', asks({ type: 'chat.showAll' })],
      ['inside.connected.live.hearing.listening, after silence (45 s) -> inside.waiting', { stops: ['channel'] }],
      ['inside.connected.live.hearing.listening, chat.beat -> inside.connected.live.hearing.listening', {}],
      [
        '[M14] inside.connected.live.hearing.listening, chat.changed -> inside.connected.live.hearing.listening',
        { sets: { messages: [theirs, mine], pending: [] } },
        'start 1, chat.type 1, chat.room 1, chat.send, chat.changed 2',
      ],
      [
        'inside.connected.live.hearing.listening, chat.present -> inside.connected.live.hearing.listening',
        { sets: { present: 7 } },
      ],
      [
        '[M14] inside.connected.live.hearing.listening, chat.refused -> inside.connected.live.hearing.listening',
        { sets: { pending: [{ id: 'k-0', text: 'Night, Nok', problem: 'MUTED' }], mutedUntil: UNTIL } },
        'start 1, chat.type 1, chat.room 1, chat.send, chat.refused 2',
      ],
      [
        'inside.connected.live.hearing.listening, chat.room -> inside.connected.live.hearing.listening',
        { sets: { messages: [removed, mine], pending: [], hidden: 0, mutedUntil: UNTIL, chosen: null } },
        'start 1, chat.type 1, chat.room 1, chat.send, chat.choose, chat.room 2',
      ],
      [
        '[M14] inside.connected.live.speaking.ready, chat.send [isSayable] -> inside.connected.live.speaking.resting',
        {
          ...asks(said),
          sets: { sent: 1, text: '', pending: [{ id: 'k-0', text: 'Night, Nok', problem: null }] },
        },
      ],
      ['[M14] inside.connected.live.speaking.resting, after pause (2 s) -> inside.connected.live.speaking.ready', {}],
      ['inside.connected.opening, after answer (20 s) -> inside.waiting', { stops: ['channel'] }],
      [
        '[M14] inside.connected.opening, chat.room -> inside.connected.live',
        {
          ...asks(said),
          sets: {
            ...{ messages: [theirs], hidden: 1, mutedUntil: null, attempts: 0 },
            pending: [{ id: 'k-0', text: 'Night, Nok', problem: null }],
          },
        },
        'start 1, chat.type 1, chat.room 2, chat.send, chat.lost, chat.online, chat.room 1',
      ],
      ['inside.refused, chat.again -> inside.connected', again, 'start 1, chat.room 2, chat.ended, chat.again'],
      ['inside.waiting, after reconnect -> inside.connected', again, 'start 1, chat.room 2, chat.lost, tick'],
      ['inside.waiting, chat.again -> inside.connected', again, 'start 1, chat.room 2, chat.lost, chat.again'],
      ['inside.waiting, chat.online -> inside.connected', again, 'start 1, chat.room 2, chat.lost, chat.online'],
      [
        '[ROLE-06] [ROLE-18] outside, chat.logIn -> closed',
        { sets: { outcome: 'register' }, ends: { outcome: 'register' } },
        'start 3, chat.logIn',
      ],
    ]),
  )('%s', (_title, run) => run());

  const open = () => {
    const bench = createHarness(chatFlow, { who: 'member', color: '#6b3fa0' });
    const { actor } = bench;
    const room = (messages = [theirs]) =>
      actor.send({ type: 'chat.room', key: 'k', room: { messages, present: 2, hidden: 0, mutedUntil: null } });
    return { ...bench, room, told: () => bench.seen(0).effects.filter((effect) => 'sent' in effect) };
  };
  const say = (id: string, text: string) => ({ sent: { type: 'chat.say', id, text }, to: 'channel' });

  it('[ROLE-06] leads a visitor to the login', () => {
    const { actor } = createHarness(chatFlow, { who: 'visitor', color: '#6b3fa0' });
    actor.send({ type: 'chat.logIn' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'logIn' });
  });

  it('sends a message that was not acknowledged again with its id, after the connection is back', () => {
    const { actor, room, told } = open();
    room();
    actor.send({ type: 'chat.type', value: ' hello ' });
    actor.send({ type: 'chat.send' });
    expect(actor.getSnapshot().context).toMatchObject({ text: '', pending: [{ id: 'k-0', text: 'hello' }] });
    actor.send({ type: 'chat.lost' });
    actor.send({ type: 'chat.online' });
    room();
    expect(told()).toEqual([say('k-0', 'hello'), say('k-0', 'hello')]);
  });

  it('sends nothing again that the room has', () => {
    const { actor, room, told } = open();
    room();
    actor.send({ type: 'chat.type', value: 'hello' });
    actor.send({ type: 'chat.send' });
    actor.send({ type: 'chat.lost' });
    actor.send({ type: 'chat.online' });
    room([theirs, mine]);
    expect([told(), actor.getSnapshot().context.pending]).toEqual([[say('k-0', 'hello')], []]);
  });

  it('[M14] sends one message in two seconds', () => {
    const { actor, clock, room } = open();
    room();
    const type = () => actor.send({ type: 'chat.type', value: 'hello' });
    type();
    actor.send({ type: 'chat.send' });
    actor.send({ type: 'chat.changed', messages: [mine] });
    type();
    clock.advanceTo(1_999);
    expect(actor.getSnapshot().can({ type: 'chat.send' })).toBe(false);
    clock.advanceTo(2_000);
    expect(actor.getSnapshot().can({ type: 'chat.send' })).toBe(true);
  });

  it('reconnects after 1, 2, 4, 8, 16, 30 and 30 s, and after 1 s once the room was open', () => {
    const { actor, clock, room } = open();
    const isConnected = () => actor.getSnapshot().matches({ inside: 'connected' });
    let now = 0;
    const comesBackAfter = (wait: number) => {
      actor.send({ type: 'chat.lost' });
      clock.advanceTo(now + wait - 1);
      expect(isConnected(), `${wait} ms`).toBe(false);
      now += wait;
      clock.advanceTo(now);
      expect(isConnected(), `${wait} ms`).toBe(true);
    };
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) comesBackAfter(wait);
    room();
    comesBackAfter(1_000);
  });

  it('asks for what came after the last message that it has', () => {
    const { actor, room, seen } = open();
    expect(seen(0).pending.channel).toEqual({ after: null });
    room([theirs, mine]);
    actor.send({ type: 'chat.lost' });
    actor.send({ type: 'chat.online' });
    expect(seen(0).pending.channel).toEqual({ after: 2 });
  });

  it('gives a message up: its text goes back into the empty field', () => {
    const { actor, room } = open();
    room();
    actor.send({ type: 'chat.type', value: 'hello' });
    actor.send({ type: 'chat.send' });
    actor.send({ type: 'chat.refused', id: 'k-0', problem: 'TOO_FAST', mutedUntil: null });
    actor.send({ type: 'chat.discard', id: 'k-0' });
    expect(actor.getSnapshot().context).toMatchObject({ text: 'hello', pending: [] });
  });

  it('keeps messages in their order, each once, and no more than 500', () => {
    const many = Array.from({ length: 600 }, (_, place) => ({ ...theirs, seq: place + 1 }));
    const context = initialChat({ who: 'member', color: '' });
    const { messages } = withChanges({ ...context, messages: many.slice(300) }, many.slice(0, 400).toReversed());
    expect(messages.map(({ seq }) => seq)).toEqual(many.slice(100).map(({ seq }) => seq));
  });

  it('takes text of one line', () => {
    expect(['  a ', '', ' ', 'a\nb', 'x'.repeat(201)].map(sayable)).toEqual(['a', null, null, null, null]);
  });
});
