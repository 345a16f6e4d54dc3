import { describe, expect, it } from 'vitest';
import { billContract } from '../../../src/api/contract/bill.ts';
import { refuses, wireFailures } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { BILL, billFlow, claimable } from './bill.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

function opened() {
  const bench = createHarness(billFlow, { id: BILL, keySeed: 'seed' });
  bench.settle(bench.children().fetchDetail, first(billFlow.outcomes.fetchDetail));
  return { ...bench, state: () => bench.actor.getSnapshot().value, context: () => bench.actor.getSnapshot().context };
}

describe('a bill', () => {
  it.each(
    modelTests(billFlow, [
      [
        '[M9] start',
        { calls: { fetchDetail: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000' } } } },
      ],
      [
        '[M9] [W8] claiming, done sendClaim -> loading',
        {
          calls: { fetchDetail: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000' } } },
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, claimed: 900000000 },
        },
      ],
      [
        '[W8] claiming, error sendClaim -> loading',
        {
          calls: { fetchDetail: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000' } } },
          sets: {
            keyIndex: 1,
            failure: {
              kind: 'refused',
              code: 'BILL_NOT_CLAIMABLE',
              message: 'refused with BILL_NOT_CLAIMABLE',
              details: null,
            },
          },
        },
      ],
      ['[W8] claiming, error sendClaim [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      ['[design: the dialog can be closed] failed, bill.close -> closed', { ends: undefined }],
      [
        '[design: a failed load shows the reason and Retry] failed, bill.retry -> loading',
        {
          calls: { fetchDetail: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000' } } },
          sets: { claimed: null, failure: null },
        },
        'start, fetchDetail done 1, bill.claim, sendClaim done, fetchDetail error 1, bill.retry',
      ],
      ['[design: the dialog can be closed] loading, bill.close -> closed', { ends: undefined }],
      ['[CONTRACT-10] [M9] loading, done fetchDetail -> shown', { sets: { detail: claimable } }],
      [
        '[design: a failed load shows the reason and Retry] loading, error fetchDetail -> failed',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[M9] [W8] shown, bill.claim [mayClaim] -> claiming',
        {
          calls: {
            sendClaim: {
              request: { id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000' },
              idempotencyKey: 'seed-of-a-bill-2',
            },
          },
          sets: { claimed: null },
        },
        'start, fetchDetail done 1, bill.claim, sendClaim done, fetchDetail done 1, bill.claim',
      ],
      ['[design: the dialog can be closed] shown, bill.close -> closed', { ends: undefined }],
      [
        '[design: refresh loads the bill again] shown, bill.refresh -> loading',
        {
          calls: { fetchDetail: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000' } } },
          sets: { claimed: null },
        },
        'start, fetchDetail done 1, bill.claim, sendClaim done, fetchDetail done 1, bill.refresh',
      ],
      [
        '[W8] unsure, bill.resend -> claiming',
        {
          calls: {
            sendClaim: {
              request: { id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000' },
              idempotencyKey: 'seed-of-a-bill-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[design: an unknown outcome can be looked up instead] unsure, bill.checkStatus -> loading',
        {
          calls: { fetchDetail: { request: { id: '6d0cf8e2-0000-4000-8000-000000000001.1764000000000' } } },
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, failure: null },
        },
      ],
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
