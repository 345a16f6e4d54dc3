import { describe, expect, it } from 'vitest';
import { agreementContract as calls } from '../../../../src/api/contract/agent/agreement.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import { answersOf } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { AGREEMENT, agreementFlow, ending } from './agreement.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
const { outcomes } = agreementFlow;

/** An offered agreement, on screen. */
function opened() {
  const bench = createHarness(agreementFlow, { id: AGREEMENT, kind: 'daily', keySeed: 'seed' });
  bench.settle(bench.children().fetchHistory, first(outcomes.fetchHistory));
  return { ...bench, state: () => bench.actor.getSnapshot().value, context: () => bench.actor.getSnapshot().context };
}

const answer = answersOf(agreementFlow);

describe('an agreement', () => {
  it.each(
    modelTests(agreementFlow, [
      ['[CONTRACT-07] start', { calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } } }],
      [
        '[design: going back drops the act and sends nothing] confirming, agreement.back -> shown',
        { sets: { act: null, ends: [], changed: false, understood: false, tried: false } },
        'start, fetchHistory done 1, agreement.choose 1, fetchPreview done 2, agreement.submit, sendAct error 1, fetchPreview done 1, agreement.submit, agreement.acknowledge 1, agreement.back',
      ],
      [
        '[design: nothing is sent before ending agreements are acknowledged] confirming, agreement.submit -> (stays)',
        { sets: { tried: true } },
      ],
      [
        '[CONTRACT-03] [CONTRACT-06] [API-51] [M8] confirming, agreement.submit [isUnderstood] -> sending',
        {
          calls: {
            sendAct: {
              kind: 'daily',
              request: {
                do: 'accept',
                id: '6d0cf8e2-0000-4000-8000-000000000001',
                ends: ['6d0cf8e2-0000-4000-8000-000000000009'],
              },
              idempotencyKey: 'seed-of-an-agreement-2',
            },
          },
        },
        'start, fetchHistory done 1, agreement.choose 1, fetchPreview done 1, agreement.acknowledge 1, agreement.submit, sendAct error 1, fetchPreview done 1, agreement.acknowledge 1, agreement.submit',
      ],
      [
        '[design: the member acknowledges the agreements that would end] confirming, agreement.acknowledge [hasEnds] -> (stays)',
        { sets: { understood: true } },
      ],
      ['[design: the dialog can be closed] failed, agreement.close -> closed', { ends: undefined }],
      [
        '[design: a failed load shows the reason and Retry] failed, agreement.retry -> loading',
        {
          calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: { done: null, failure: null },
        },
        'start, fetchHistory done 1, agreement.choose 2, agreement.submit, sendAct done, fetchHistory error, agreement.retry',
      ],
      ['[design: the dialog can be closed] loading, agreement.close -> closed', { ends: undefined }],
      ['[CONTRACT-07] [M7] loading, done fetchHistory -> shown', { sets: { history: answer('fetchHistory') } }],
      [
        '[design: a failed load shows the reason and Retry] loading, error fetchHistory -> failed',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[design: going back drops the act and sends nothing] previewing, agreement.back -> shown',
        { stops: ['fetchPreview'], sets: { act: null, ends: [], changed: false, understood: false, tried: false } },
        'start, fetchHistory done 1, agreement.choose 1, fetchPreview done 1, agreement.submit, agreement.acknowledge 1, agreement.submit, sendAct error 1, agreement.back',
      ],
      [
        '[CONTRACT-06] [M8] previewing, done fetchPreview -> confirming',
        { sets: { ends: answer('fetchPreview').ends, understood: false, tried: false } },
        'start, fetchHistory done 1, agreement.choose 1, fetchPreview done 1, agreement.submit, agreement.acknowledge 1, agreement.submit, sendAct error 1, fetchPreview done 1',
      ],
      [
        '[design: a refused preview shows the reason beside the fresh agreement] previewing, error fetchPreview -> loading',
        {
          calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: {
            act: null,
            ends: [],
            changed: false,
            understood: false,
            tried: false,
            failure: {
              kind: 'refused',
              code: 'AGREEMENT_STATE',
              message: 'refused with AGREEMENT_STATE',
              details: null,
            },
          },
        },
        'start, fetchHistory done 1, agreement.choose 1, fetchPreview done 1, agreement.submit, agreement.acknowledge 1, agreement.submit, sendAct error 1, fetchPreview error',
      ],
      [
        '[CONTRACT-03] [CONTRACT-04] [CONTRACT-05] [CONTRACT-06] [M8] sending, done sendAct -> loading',
        {
          calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: {
            keyIndex: 1,
            act: null,
            ends: [],
            understood: false,
            tried: false,
            done: { act: 'accept', ended: 1 },
          },
        },
        'start, fetchHistory done 1, agreement.choose 1, fetchPreview done 1, agreement.submit, agreement.acknowledge 1, agreement.submit, sendAct done',
      ],
      [
        '[design: a refused act shows the reason beside the fresh agreement] sending, error sendAct -> loading',
        {
          calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: {
            keyIndex: 2,
            act: null,
            ends: [],
            changed: false,
            understood: false,
            tried: false,
            failure: {
              kind: 'refused',
              code: 'AGREEMENT_STATE',
              message: 'refused with AGREEMENT_STATE',
              details: null,
            },
          },
        },
        'start, fetchHistory done 1, agreement.choose 1, fetchPreview done 2, agreement.submit, sendAct error 1, fetchPreview done 1, agreement.submit, agreement.acknowledge 1, agreement.submit, sendAct error 2',
      ],
      [
        '[CONTRACT-06] [M8] sending, error sendAct [areEndsOther] -> previewing',
        {
          calls: { fetchPreview: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: { keyIndex: 1, ends: [], changed: true },
        },
      ],
      [
        '[design: key kept until an answer, as W8 for money] sending, error sendAct [isOutcomeUnknown] -> unsure',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[CONTRACT-04] [CONTRACT-05] [M8] shown, agreement.choose [mayAct] -> confirming',
        { sets: { act: 'decline', ends: [] } },
      ],
      [
        '[CONTRACT-03] [CONTRACT-06] [M8] shown, agreement.choose [mayAgree] -> previewing',
        {
          calls: { fetchPreview: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: { act: 'accept', ends: [] },
        },
      ],
      ['[design: the dialog can be closed] shown, agreement.close -> closed', { ends: undefined }],
      [
        '[design: refresh loads the agreement again] shown, agreement.refresh -> loading',
        { calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } }, sets: { done: null } },
        'start, fetchHistory done 1, agreement.choose 2, agreement.submit, sendAct done, fetchHistory done 1, agreement.refresh',
      ],
      [
        '[design: key kept until an answer, as W8 for money] unsure, agreement.resend -> sending',
        {
          calls: {
            sendAct: {
              kind: 'daily',
              request: { do: 'decline', id: '6d0cf8e2-0000-4000-8000-000000000001' },
              idempotencyKey: 'seed-of-an-agreement-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[design: an unknown outcome can be looked up instead] unsure, agreement.checkStatus -> loading',
        {
          calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: { keyIndex: 2, act: null, ends: [], changed: false, understood: false, tried: false, failure: null },
        },
        'start, fetchHistory done 1, agreement.choose 1, fetchPreview done 2, agreement.submit, sendAct error 1, fetchPreview done 1, agreement.submit, agreement.acknowledge 1, agreement.submit, sendAct error 3, agreement.checkStatus',
      ],
    ]),
  )('%s', (_title, run) => run());

  it('[CONTRACT-06] shows a changed list of agreements that would end, and asks for acknowledgement again', () => {
    const { actor, children, settle, state, context, seen } = opened();
    actor.send({ type: 'agreement.choose', act: 'accept' });
    settle(children().fetchPreview, first(outcomes.fetchPreview));
    actor.send({ type: 'agreement.submit' });
    expect([state(), context().tried]).toEqual(['confirming', true]);
    actor.send({ type: 'agreement.acknowledge', yes: true });
    actor.send({ type: 'agreement.submit' });
    expect(seen(0).pending.sendAct).toEqual({
      kind: 'daily',
      request: { do: 'accept', id: AGREEMENT, ends: [ending.id] },
      idempotencyKey: 'seed-1',
    });
    settle(children().sendAct, refuses(calls.daily, 'AGREEMENT_ENDS_CHANGED'));
    expect([state(), context().changed]).toEqual(['previewing', true]);
    const other = { ...ending, id: '6d0cf8e2-0000-4000-8000-000000000010' };
    settle(children().fetchPreview, answers(calls.preview, { ends: [ending, other] }));
    expect([state(), context().understood, context().tried, context().changed]).toEqual([
      'confirming',
      false,
      false,
      true,
    ]);
    actor.send({ type: 'agreement.acknowledge', yes: true });
    actor.send({ type: 'agreement.submit' });
    expect(seen(0).pending.sendAct).toMatchObject({
      request: { ends: [ending.id, other.id] },
      idempotencyKey: 'seed-2',
    });
    settle(children().sendAct, first(outcomes.sendAct));
    expect(context().done).toEqual({ act: 'accept', ended: 1 });
  });

  it('resends with the same idempotency key when the outcome is unknown', () => {
    const { actor, children, settle, state, seen } = opened();
    actor.send({ type: 'agreement.choose', act: 'decline' });
    actor.send({ type: 'agreement.submit' });
    const sent = seen(0).pending.sendAct;
    expect(sent).toMatchObject({ request: { do: 'decline', id: AGREEMENT } });
    settle(children().sendAct, first(wireFailures(calls.daily)));
    expect(state()).toBe('unsure');
    actor.send({ type: 'agreement.resend' });
    expect(seen(0).pending.sendAct).toEqual(sent);
  });

  it('loads the agreement again when the other side was faster, and says so', () => {
    const { actor, children, settle, state, context } = opened();
    actor.send({ type: 'agreement.choose', act: 'decline' });
    actor.send({ type: 'agreement.submit' });
    settle(children().sendAct, refuses(calls.daily, 'AGREEMENT_STATE'));
    expect(state()).toBe('loading');
    settle(children().fetchHistory, outcomes.fetchHistory[2] ?? expect.unreachable());
    expect([state(), context().act, context().failure]).toMatchObject(['shown', null, { code: 'AGREEMENT_STATE' }]);
  });
});
