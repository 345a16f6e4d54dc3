import { describe, expect, it } from 'vitest';
import { agentContractContract as calls } from '../../../src/api/contract/agentContract.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import { answersOf } from '../kit/does.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { CONTRACT, contractFlow, ending } from './contract.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
const { outcomes } = contractFlow;

/** An offered contract, on screen. */
function opened() {
  const bench = createHarness(contractFlow, { id: CONTRACT, kind: 'daily', keySeed: 'seed' });
  bench.settle(bench.children().fetchHistory, first(outcomes.fetchHistory));
  return { ...bench, state: () => bench.actor.getSnapshot().value, context: () => bench.actor.getSnapshot().context };
}

const answer = answersOf(contractFlow);

describe('a contract', () => {
  it.each(
    modelTests(contractFlow, [
      ['[CONTRACT-07] start', { calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } } }],
      [
        '[design: going back drops the act and sends nothing] confirming, contract.back -> shown',
        { sets: { act: null, ends: [], changed: false, understood: false, tried: false } },
        'start, fetchHistory done 1, contract.choose 1, fetchPreview done 2, contract.submit, sendAct error 1, fetchPreview done 1, contract.submit, contract.acknowledge 1, contract.back',
      ],
      [
        '[design: nothing is sent before ending contracts are acknowledged] confirming, contract.submit -> (stays)',
        { sets: { tried: true } },
      ],
      [
        '[CONTRACT-03] [CONTRACT-06] [API-51] [M8] confirming, contract.submit [isUnderstood] -> sending',
        {
          calls: {
            sendAct: {
              kind: 'daily',
              request: {
                do: 'accept',
                id: '6d0cf8e2-0000-4000-8000-000000000001',
                ends: ['6d0cf8e2-0000-4000-8000-000000000009'],
              },
              idempotencyKey: 'seed-of-a-contract-2',
            },
          },
        },
        'start, fetchHistory done 1, contract.choose 1, fetchPreview done 1, contract.acknowledge 1, contract.submit, sendAct error 1, fetchPreview done 1, contract.acknowledge 1, contract.submit',
      ],
      [
        '[design: the member acknowledges the contracts that would end] confirming, contract.acknowledge [hasEnds] -> (stays)',
        { sets: { understood: true } },
      ],
      ['[design: the dialog can be closed] failed, contract.close -> closed', { ends: undefined }],
      [
        '[design: a failed load shows the reason and Retry] failed, contract.retry -> loading',
        {
          calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: { done: null, failure: null },
        },
        'start, fetchHistory done 1, contract.choose 2, contract.submit, sendAct done, fetchHistory error, contract.retry',
      ],
      ['[design: the dialog can be closed] loading, contract.close -> closed', { ends: undefined }],
      ['[CONTRACT-07] [M7] loading, done fetchHistory -> shown', { sets: { history: answer('fetchHistory') } }],
      [
        '[design: a failed load shows the reason and Retry] loading, error fetchHistory -> failed',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[design: going back drops the act and sends nothing] previewing, contract.back -> shown',
        { stops: ['fetchPreview'], sets: { act: null, ends: [], changed: false, understood: false, tried: false } },
        'start, fetchHistory done 1, contract.choose 1, fetchPreview done 1, contract.submit, contract.acknowledge 1, contract.submit, sendAct error 1, contract.back',
      ],
      [
        '[CONTRACT-06] [M8] previewing, done fetchPreview -> confirming',
        { sets: { ends: answer('fetchPreview').ends, understood: false, tried: false } },
        'start, fetchHistory done 1, contract.choose 1, fetchPreview done 1, contract.submit, contract.acknowledge 1, contract.submit, sendAct error 1, fetchPreview done 1',
      ],
      [
        '[design: a refused preview shows the reason beside the fresh contract] previewing, error fetchPreview -> loading',
        {
          calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: {
            act: null,
            ends: [],
            changed: false,
            understood: false,
            tried: false,
            failure: { kind: 'refused', code: 'CONTRACT_STATE', message: 'refused with CONTRACT_STATE', details: null },
          },
        },
        'start, fetchHistory done 1, contract.choose 1, fetchPreview done 1, contract.submit, contract.acknowledge 1, contract.submit, sendAct error 1, fetchPreview error',
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
        'start, fetchHistory done 1, contract.choose 1, fetchPreview done 1, contract.submit, contract.acknowledge 1, contract.submit, sendAct done',
      ],
      [
        '[design: a refused act shows the reason beside the fresh contract] sending, error sendAct -> loading',
        {
          calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: {
            keyIndex: 2,
            act: null,
            ends: [],
            changed: false,
            understood: false,
            tried: false,
            failure: { kind: 'refused', code: 'CONTRACT_STATE', message: 'refused with CONTRACT_STATE', details: null },
          },
        },
        'start, fetchHistory done 1, contract.choose 1, fetchPreview done 2, contract.submit, sendAct error 1, fetchPreview done 1, contract.submit, contract.acknowledge 1, contract.submit, sendAct error 2',
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
        '[CONTRACT-04] [CONTRACT-05] [M8] shown, contract.choose [mayAct] -> confirming',
        { sets: { act: 'decline', ends: [] } },
      ],
      [
        '[CONTRACT-03] [CONTRACT-06] [M8] shown, contract.choose [mayAgree] -> previewing',
        {
          calls: { fetchPreview: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: { act: 'accept', ends: [] },
        },
      ],
      ['[design: the dialog can be closed] shown, contract.close -> closed', { ends: undefined }],
      [
        '[design: refresh loads the contract again] shown, contract.refresh -> loading',
        { calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } }, sets: { done: null } },
        'start, fetchHistory done 1, contract.choose 2, contract.submit, sendAct done, fetchHistory done 1, contract.refresh',
      ],
      [
        '[design: key kept until an answer, as W8 for money] unsure, contract.resend -> sending',
        {
          calls: {
            sendAct: {
              kind: 'daily',
              request: { do: 'decline', id: '6d0cf8e2-0000-4000-8000-000000000001' },
              idempotencyKey: 'seed-of-a-contract-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[design: an unknown outcome can be looked up instead] unsure, contract.checkStatus -> loading',
        {
          calls: { fetchHistory: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001' } } },
          sets: { keyIndex: 2, act: null, ends: [], changed: false, understood: false, tried: false, failure: null },
        },
        'start, fetchHistory done 1, contract.choose 1, fetchPreview done 2, contract.submit, sendAct error 1, fetchPreview done 1, contract.submit, contract.acknowledge 1, contract.submit, sendAct error 3, contract.checkStatus',
      ],
    ]),
  )('%s', (_title, run) => run());

  it('[CONTRACT-06] shows a changed list of contracts that would end, and asks for acknowledgement again', () => {
    const { actor, children, settle, state, context, seen } = opened();
    actor.send({ type: 'contract.choose', act: 'accept' });
    settle(children().fetchPreview, first(outcomes.fetchPreview));
    actor.send({ type: 'contract.submit' });
    expect([state(), context().tried]).toEqual(['confirming', true]);
    actor.send({ type: 'contract.acknowledge', yes: true });
    actor.send({ type: 'contract.submit' });
    expect(seen(0).pending.sendAct).toEqual({
      kind: 'daily',
      request: { do: 'accept', id: CONTRACT, ends: [ending.id] },
      idempotencyKey: 'seed-1',
    });
    settle(children().sendAct, refuses(calls.daily, 'CONTRACT_ENDS_CHANGED'));
    expect([state(), context().changed]).toEqual(['previewing', true]);
    const other = { ...ending, id: '6d0cf8e2-0000-4000-8000-000000000010' };
    settle(children().fetchPreview, answers(calls.preview, { ends: [ending, other] }));
    expect([state(), context().understood, context().tried, context().changed]).toEqual([
      'confirming',
      false,
      false,
      true,
    ]);
    actor.send({ type: 'contract.acknowledge', yes: true });
    actor.send({ type: 'contract.submit' });
    expect(seen(0).pending.sendAct).toMatchObject({
      request: { ends: [ending.id, other.id] },
      idempotencyKey: 'seed-2',
    });
    settle(children().sendAct, first(outcomes.sendAct));
    expect(context().done).toEqual({ act: 'accept', ended: 1 });
  });

  it('resends with the same idempotency key when the outcome is unknown', () => {
    const { actor, children, settle, state, seen } = opened();
    actor.send({ type: 'contract.choose', act: 'decline' });
    actor.send({ type: 'contract.submit' });
    const sent = seen(0).pending.sendAct;
    expect(sent).toMatchObject({ request: { do: 'decline', id: CONTRACT } });
    settle(children().sendAct, first(wireFailures(calls.daily)));
    expect(state()).toBe('unsure');
    actor.send({ type: 'contract.resend' });
    expect(seen(0).pending.sendAct).toEqual(sent);
  });

  it('loads the contract again when the other side was faster, and says so', () => {
    const { actor, children, settle, state, context } = opened();
    actor.send({ type: 'contract.choose', act: 'decline' });
    actor.send({ type: 'contract.submit' });
    settle(children().sendAct, refuses(calls.daily, 'CONTRACT_STATE'));
    expect(state()).toBe('loading');
    settle(children().fetchHistory, outcomes.fetchHistory[2] ?? expect.unreachable());
    expect([state(), context().act, context().failure]).toMatchObject(['shown', null, { code: 'CONTRACT_STATE' }]);
  });
});
