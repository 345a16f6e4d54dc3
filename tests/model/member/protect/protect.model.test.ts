import { describe, expect, it } from 'vitest';
import { protectionContract } from '../../../../src/api/contract/member/protection.ts';
import { answers } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { protectFlow } from './protect.spec.ts';
import { depositLimit, lossLimit, onBreak, standing, timeLimit } from './standing.ts';

const { state } = protectionContract;
const LIMITS = [depositLimit, lossLimit, timeLimit];
const CHILDREN = { sessions: { language: 'TH' } };

describe('the page of player protection', () => {
  it.each(
    modelTests(protectFlow, [
      ['[design: the server knows how things stand] start', { calls: { fetchState: { request: {} } } }],
      [
        '[design: the page opens with what the server says] loading, done fetchState -> open',
        { calls: CHILDREN, sets: { protection: standing } },
      ],
      [
        '[design: a failed load shows Retry] loading, error fetchState -> failed',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[ERR-27] failed, protect.retry -> loading',
        { calls: { fetchState: { request: {} } }, sets: { failure: null } },
      ],
      '[design: a broken part shows Retry] open, error pause -> failed',
      '[design: a broken part shows Retry] open, error exclusion -> failed',
      '[design: a broken part shows Retry] open, error sessions -> failed',
      [
        '[design: each answer tells how everything stands] open.standing, protect.changed -> open.standing.known',
        { sets: { protection: onBreak } },
      ],
      [
        '[design: a raise becomes ready, a day or a break ends: then it is asked again] open.standing.known, after holds -> open.standing.refreshing',
        { calls: { fetchState: { request: {} } } },
      ],
      [
        '[design: what has changed is shown] open.standing.refreshing, done fetchState -> open.standing.known',
        { sets: { protection: onBreak } },
        'start, fetchState done 1, tick, fetchState done 2',
      ],
      '[design: what was known stays on screen] open.standing.refreshing, error fetchState -> open.standing.stale',
      [
        '[design: it is asked again in a minute] open.standing.stale, after again (60 s) -> open.standing.refreshing',
        { calls: { fetchState: { request: {} } } },
      ],
      [
        '[design: a new limit] open.acts.resting, protect.addLimit [canAdd] -> open.acts.limiting',
        { calls: { limit: { limits: LIMITS, which: null } } },
      ],
      [
        '[design: another amount for a limit] open.acts.resting, protect.changeLimit [isLimit] -> open.acts.limiting',
        {
          calls: { limit: { limits: LIMITS, which: { kind: 'loss', period: 'month' } } },
          sets: { which: { kind: 'loss', period: 'month' } },
        },
      ],
      [
        '[design: a raise counts after a second yes, 24 hours later] open.acts.resting, protect.confirmRaise [isReady] -> open.acts.changing',
        {
          calls: { sendChange: { kind: 'confirmRaise', request: { kind: 'time', period: 'day' } } },
          sets: { change: { kind: 'confirmRaise', request: { kind: 'time', period: 'day' } } },
        },
      ],
      [
        '[design: a raise can be taken back] open.acts.resting, protect.cancelRaise [isRaised] -> open.acts.changing',
        {
          calls: { sendChange: { kind: 'cancelRaise', request: { kind: 'loss', period: 'month' } } },
          sets: { change: { kind: 'cancelRaise', request: { kind: 'loss', period: 'month' } } },
        },
      ],
      [
        '[design: reality check every 15, 30 or 60 minutes] open.acts.resting, protect.remind [isOtherTime] -> open.acts.changing',
        {
          calls: { sendChange: { kind: 'setRealityCheck', request: { minutes: '30' } } },
          sets: { change: { kind: 'setRealityCheck', request: { minutes: '30' } } },
        },
      ],
      [
        '[design: a set limit is on the page at once] open.acts.limiting, done limit [isSet] -> open.acts.resting',
        { sets: { protection: onBreak, done: 'set' } },
      ],
      '[design: a closed form changes nothing] open.acts.limiting, done limit -> open.acts.resting',
      '[design: a broken form leaves the page usable] open.acts.limiting, error limit -> open.acts.resting',
      [
        '[design: what was done is said] open.acts.changing, done sendChange -> open.acts.resting',
        { sets: { protection: onBreak, change: null, done: 'confirmRaise' } },
      ],
      [
        '[design: why it failed is said] open.acts.changing, error sendChange -> open.acts.resting',
        {
          sets: {
            failure: {
              kind: 'refused',
              code: 'STATUS_CHANGED',
              message: 'refused with STATUS_CHANGED',
              details: null,
            },
          },
        },
      ],
    ]),
  )('%s', (_title, run) => run());

  it('[design: the page never shows a limit that has started again] asks again at midnight, GMT+8, 4 h 18 min later', () => {
    const bench = createHarness(protectFlow, { language: 'TH', keySeed: 'seed', address: '/member/protect' });
    bench.settle(bench.children().fetchState, answers(state, { ...standing, limits: [depositLimit] }));
    bench.clock.advanceTo((4 * 60 + 18) * 60_000 - 1);
    expect(bench.actor.getSnapshot().matches({ open: { standing: 'known' } })).toBe(true);
    bench.clock.advanceTo((4 * 60 + 18) * 60_000);
    expect(bench.actor.getSnapshot().matches({ open: { standing: 'refreshing' } })).toBe(true);
  });
});
