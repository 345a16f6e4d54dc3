import { describe, expect, it } from 'vitest';
import { rewardCentreContract } from '../../../../src/api/contract/member/rewardCentre.ts';
import { answers } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import {
  earned,
  rewardCentreFlow,
  ticketed,
  ticketPrize,
  unearned,
  wheelDraw,
  wheelPrize,
} from './rewardCentre.spec.ts';

const { state } = rewardCentreContract;
const refused = {
  kind: 'refused',
  code: 'STATUS_CHANGED',
  message: 'refused with STATUS_CHANGED',
  details: null,
} as const;
const offline = { kind: 'offline' } as const;
const told = [{ type: 'page.moneyMoved' }];
const renews = [{ sent: { type: 'list.refresh' }, to: 'history' }];
const asks = { fetchState: { request: {} } };
const checkIn = { request: {}, idempotencyKey: 'seed-of-a-page-1' };
const draw = { request: { game: 'wheel', commitment: 'a'.repeat(64) }, idempotencyKey: 'seed-of-a-page-1' };
/** After an act that was refused. */
const second = (call: object) => ({ ...call, idempotencyKey: 'seed-of-a-page-2' });

describe('the reward centre', () => {
  it.each(
    modelTests(rewardCentreFlow, [
      ['[MEMBER-14] start', { calls: asks }],
      [
        '[MEMBER-14] loading, done fetchState -> open',
        { calls: { history: { language: 'TH' } }, sets: { centre: earned } },
      ],
      ['[design: a failed load shows Retry] loading, error fetchState -> failed', { sets: { failure: offline } }],
      ['[ERR-27] failed, rewardCentre.retry -> loading', { calls: asks, sets: { failure: null } }],
      ['[design: a broken history shows Retry] open, error history -> failed', { sets: { keyIndex: 1 } }],
      ['[design: a new day brings new chances] open.known, after nextDay -> open.refreshing', { calls: asks }],
      [
        '[MEMBER-14] open.known, rewardCentre.checkIn [isCheckInOpen] -> open.checkingIn',
        { calls: { sendCheckIn: second(checkIn) }, sets: { failure: null } },
        'start, fetchState done 1, rewardCentre.draw 1, sendDraw error 1, fetchState done 1, rewardCentre.checkIn',
      ],
      [
        '[MEMBER-14] open.known, rewardCentre.draw [canDraw] -> open.drawing',
        { calls: { sendDraw: second(draw) }, sets: { failure: null } },
        'start, fetchState done 1, rewardCentre.checkIn, sendCheckIn error 1, fetchState done 1, rewardCentre.draw 1',
      ],
      [
        '[MEMBER-14] open.checkingIn.sending, done sendCheckIn -> open.known',
        {
          tells: told,
          effects: renews,
          sets: {
            centre: { ...earned, checkIn: { ...earned.checkIn, streak: 3, isDone: true } },
            got: { streak: 3, points: 10 },
            keyIndex: 1,
          },
        },
      ],
      [
        '[W8] open.checkingIn.sending, error sendCheckIn [isOutcomeUnknown] -> open.checkingIn.unsure',
        { sets: { failure: offline } },
      ],
      [
        '[design: a refusal shows what has changed] open.checkingIn.sending, error sendCheckIn -> open.refreshing',
        { calls: asks, sets: { failure: refused, keyIndex: 1 } },
      ],
      [
        '[W8] open.checkingIn.unsure, rewardCentre.resend -> open.checkingIn.sending',
        { calls: { sendCheckIn: checkIn }, sets: { failure: null } },
      ],
      [
        '[design: looks what became of it] open.checkingIn.unsure, rewardCentre.look -> open.refreshing',
        {
          calls: asks,
          tells: told,
          effects: renews,
          sets: { failure: null, keyIndex: 1 },
        },
      ],
      [
        '[MEMBER-14] open.drawing.sending, done sendDraw -> open.known',
        {
          tells: told,
          effects: renews,
          sets: {
            centre: {
              ...earned,
              games: earned.games.map((one) =>
                one.game === 'wheel' ? { ...one, drawn: wheelDraw, commitment: 'd'.repeat(64) } : one,
              ),
            },
            got: wheelPrize,
            keyIndex: 1,
          },
        },
      ],
      [
        '[W8] open.drawing.sending, error sendDraw [isOutcomeUnknown] -> open.drawing.unsure',
        { sets: { failure: offline } },
      ],
      [
        '[design: a refusal shows what has changed] open.drawing.sending, error sendDraw -> open.refreshing',
        { calls: asks, sets: { failure: refused, keyIndex: 1 } },
      ],
      [
        '[W8] open.drawing.unsure, rewardCentre.resend -> open.drawing.sending',
        { calls: { sendDraw: draw }, sets: { failure: null } },
      ],
      [
        '[design: looks what became of it] open.drawing.unsure, rewardCentre.look -> open.refreshing',
        {
          calls: asks,
          tells: told,
          effects: renews,
          sets: { failure: null, keyIndex: 1 },
        },
      ],
      [
        '[design: what has changed is shown] open.refreshing, done fetchState -> open.known',
        { sets: { centre: unearned } },
        'start, fetchState done 1, rewardCentre.checkIn, sendCheckIn error 1, fetchState done 2',
      ],
      [
        '[design: what was known stays on screen] open.refreshing, error fetchState -> open.stale',
        { sets: { failure: offline } },
      ],
      ['[ERR-27] open.stale, rewardCentre.retry -> open.refreshing', { calls: asks, sets: { failure: null } }],
    ]),
  )('%s', (_title, run) => run());

  it('[POINTS-09] draws with each ticket, from the next commitment, and without one no more', () => {
    const { draw: drawCall } = rewardCentreContract;
    const bench = createHarness(rewardCentreFlow, {
      ...{ language: 'TH', keySeed: 'seed', address: '/member/rewardCenter' },
    });
    bench.settle(bench.children().fetchState, answers(state, ticketed));
    const wheel = () => bench.actor.getSnapshot().context.centre?.games[0];
    const open = () => bench.actor.getSnapshot().can({ type: 'rewardCentre.draw', game: 'wheel' });
    bench.actor.send({ type: 'rewardCentre.draw', game: 'wheel' });
    bench.settle(bench.children().sendDraw, answers(drawCall, ticketPrize));
    expect([wheel()?.tickets, wheel()?.commitment, wheel()?.drawn, open()]).toEqual([1, 'd'.repeat(64), null, true]);
    expect(bench.actor.getSnapshot().context.got).toEqual(ticketPrize);
    bench.actor.send({ type: 'rewardCentre.draw', game: 'wheel' });
    bench.settle(bench.children().sendDraw, answers(drawCall, { ...ticketPrize, tickets: 0, next: 'e'.repeat(64) }));
    expect([wheel()?.tickets, wheel()?.commitment, open()]).toEqual([0, 'e'.repeat(64), false]);
  });

  it('[MEMBER-14] asks again at midnight, GMT+8, 4 h 18 min later', () => {
    const bench = createHarness(rewardCentreFlow, {
      language: 'TH',
      keySeed: 'seed',
      address: '/member/rewardCenter',
    });
    bench.settle(bench.children().fetchState, answers(state, earned));
    const known = () => bench.actor.getSnapshot().matches({ open: 'known' });
    bench.clock.advanceTo((4 * 60 + 18) * 60_000 - 1);
    expect(known()).toBe(true);
    bench.clock.advanceTo((4 * 60 + 18) * 60_000);
    expect(known()).toBe(false);
  });
});
