import { describe, expect, it } from 'vitest';
import { billContract } from '../../../src/api/contract/bill.ts';
import { refuses, wireFailures } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { BILL, billFlow } from './bill.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

function opened() {
  const bench = createHarness(billFlow, { id: BILL, keySeed: 'seed' });
  bench.settle(bench.children().fetchDetail, first(billFlow.outcomes.fetchDetail));
  return { ...bench, state: () => bench.actor.getSnapshot().value, context: () => bench.actor.getSnapshot().context };
}

describe('a bill', () => {
  it.each(
    modelTests(billFlow, [
      'claiming, done sendClaim -> loading',
      'claiming, error sendClaim -> loading',
      'claiming, error sendClaim [isOutcomeUnknown] -> unsure',
      'failed, bill.close -> closed',
      'failed, bill.retry -> loading',
      'loading, bill.close -> closed',
      '[CONTRACT-10] loading, done fetchDetail -> shown',
      'loading, error fetchDetail -> failed',
      'shown, bill.claim [mayClaim] -> claiming',
      'shown, bill.close -> closed',
      'shown, bill.refresh -> loading',
      'unsure, bill.resend -> claiming',
      'unsure, bill.checkStatus -> loading',
    ]),
  )('%s', (_title, run) => run());

  it('claims once, however often the claim is sent', () => {
    const { actor, children, settle, state, context, seen } = opened();
    actor.send({ type: 'bill.claim' });
    settle(children().sendClaim, first(wireFailures(billContract.claim)));
    expect(state()).toBe('unsure');
    actor.send({ type: 'bill.resend' });
    expect(seen(0).pending.sendClaim).toMatchObject({ idempotencyKey: 'seed-1' });
    settle(children().sendClaim, first(billFlow.outcomes.sendClaim));
    expect([state(), context().claimed]).toEqual(['loading', 900_000_000]);
  });

  it('loads the bill again when it can no longer be claimed, and shows the reason', () => {
    const { actor, children, settle, state, context } = opened();
    actor.send({ type: 'bill.claim' });
    settle(children().sendClaim, refuses(billContract.claim, 'BILL_NOT_CLAIMABLE'));
    expect([state(), context().failure]).toMatchObject(['loading', { code: 'BILL_NOT_CLAIMABLE' }]);
    settle(children().fetchDetail, billFlow.outcomes.fetchDetail[1] ?? expect.unreachable());
    expect([state(), context().failure]).toMatchObject(['shown', { code: 'BILL_NOT_CLAIMABLE' }]);
  });
});
