import { describe, expect, it } from 'vitest';
import { createActor, type InputFrom } from 'xstate';
import { playLimitMachine } from '../../../../src/machines/member/protect/playLimit.machine.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { depositLimit, lossLimit, onBreak, timeLimit } from '../protect/standing.ts';
import { playLimitFlow } from './playLimit.spec.ts';

const P = 10_000;

describe('a limit of one’s own', () => {
  it.each(
    modelTests(playLimitFlow, [
      [
        '[design: another kind, with a period that has no limit yet] typing, limit.kind [isFreeKind] -> (stays)',
        { sets: { kind: 'stake', period: 'bet', typed: '' } },
        'start 2, limit.type 1, limit.kind 2',
      ],
      [
        '[design: a day, 7 or 30 days] typing, limit.period [isFreePeriod] -> (stays)',
        { sets: { period: 'month' } },
        'start 2, limit.period 1',
      ],
      ['[design: as typed] typing, limit.type -> (stays)', { sets: { typed: '2000' } }],
      [
        '[design: a higher limit waits 24 hours, and that is said before it is sent] typing, limit.submit [isRaise] -> warned',
        { sets: { tried: true } },
        'start 1, limit.type 2, limit.submit',
      ],
      [
        '[design: a lower limit counts at once] typing, limit.submit [isValid] -> sending',
        {
          calls: { sendLimit: { request: { kind: 'deposit', period: 'day', amount: 2_000 * P } } },
          sets: { tried: true },
        },
        'start 1, limit.type 1, limit.submit',
      ],
      ['[design: what is wrong is said] typing, limit.submit -> (stays)', { sets: { tried: true } }],
      [
        '[design: no limit waits like a higher one] typing, limit.remove [isThere] -> warned',
        { sets: { removes: true } },
      ],
      '[design: not now] typing, limit.close -> closed',
      [
        '[design: it is asked for] warned, limit.ask -> sending',
        { calls: { sendLimit: { request: { kind: 'deposit', period: 'day', amount: null } } } },
        'start 1, limit.remove, limit.ask',
      ],
      [
        '[design: back] warned, limit.back -> typing',
        { sets: { removes: false } },
        'start 1, limit.remove, limit.back',
      ],
      '[design: not now] warned, limit.close -> closed',
      [
        '[design: the page shows it] sending, done sendLimit -> closed',
        { sets: { answer: { protection: onBreak, done: 'asked' } }, ends: { protection: onBreak, done: 'asked' } },
        'start 1, limit.remove, limit.ask, sendLimit done',
      ],
      [
        '[design: why it failed is said] sending, error sendLimit -> typing',
        { sets: { failure: { kind: 'offline' } } },
        'start 1, limit.type 1, limit.submit, sendLimit error 1',
      ],
    ]),
  )('%s', (_title, run) => run());

  const limits = [depositLimit, lossLimit, timeLimit];
  const opened = (which: InputFrom<typeof playLimitMachine>['which']) =>
    createActor(playLimitMachine, { input: { limits, which } }).start();

  it('[design: the form opens with the limit that there is] P 5,000, or 120 minutes', () => {
    expect(opened({ kind: 'deposit', period: 'day' }).getSnapshot().context.typed).toBe('5000');
    expect(opened({ kind: 'time', period: 'day' }).getSnapshot().context.typed).toBe('120');
  });

  it('[design: a new limit opens with the first kind and period that has none] deposits in 7 days', () => {
    const { kind, period, typed } = opened(null).getSnapshot().context;
    expect([kind, period, typed]).toEqual(['deposit', 'week', '']);
  });

  it.each([
    ['', { kind: 'minutes', most: 1440 }],
    ['0', { kind: 'minutes', most: 1440 }],
    ['1441', { kind: 'minutes', most: 1440 }],
    ['1.5', { kind: 'minutes', most: 1440 }],
    ['120', { kind: 'same' }],
  ])(
    '[design: a time limit has 1 to 1,440 minutes a day, and another value than now] "%s" is not sent',
    (typed, problem) => {
      const actor = opened({ kind: 'time', period: 'day' });
      actor.send({ type: 'limit.type', value: typed });
      actor.send({ type: 'limit.submit' });
      expect(actor.getSnapshot().value).toBe('typing');
      expect(problem.kind).toBe(typed === '120' ? 'same' : 'minutes');
    },
  );
});
