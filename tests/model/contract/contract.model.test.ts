import { describe, expect, it } from 'vitest';
import { agentContractContract as calls } from '../../../src/api/contract/agentContract.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
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

describe('a contract', () => {
  it.each(
    modelTests(contractFlow, [
      'confirming, contract.back -> shown',
      'confirming, contract.submit -> (stays)',
      'confirming, contract.submit [isUnderstood] -> sending',
      'confirming, contract.acknowledge [hasEnds] -> (stays)',
      'failed, contract.close -> closed',
      'failed, contract.retry -> loading',
      'loading, contract.close -> closed',
      '[CONTRACT-07] loading, done fetchHistory -> shown',
      'loading, error fetchHistory -> failed',
      'previewing, contract.back -> shown',
      '[CONTRACT-06] previewing, done fetchPreview -> confirming',
      'previewing, error fetchPreview -> loading',
      '[CONTRACT-03] [CONTRACT-04] [CONTRACT-05] sending, done sendAct -> loading',
      'sending, error sendAct -> loading',
      '[CONTRACT-06] sending, error sendAct [areEndsOther] -> previewing',
      'sending, error sendAct [isOutcomeUnknown] -> unsure',
      '[CONTRACT-04] [CONTRACT-05] shown, contract.choose [mayAct] -> confirming',
      '[CONTRACT-03] shown, contract.choose [mayAgree] -> previewing',
      'shown, contract.close -> closed',
      'shown, contract.refresh -> loading',
      'unsure, contract.resend -> sending',
      'unsure, contract.checkStatus -> loading',
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
