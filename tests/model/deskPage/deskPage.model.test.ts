import { describe, expect, it } from 'vitest';
import { deskContract } from '../../../src/api/contract/desk.ts';
import { refuses, wireFailures } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { deskPageFlow } from './deskPage.spec.ts';
import { adjustments, oneWithdrawal, waiting } from './deskParts.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('a page of the desk', () => {
  it.each(
    modelTests(deskPageFlow, [
      'any, page.language -> (stays)',
      'confirming, deskPage.confirm -> (stays)',
      'confirming, deskPage.confirm [isValid] -> doing',
      'confirming, deskPage.cancel -> shown',
      'confirming, deskPage.type [requiresInput] -> (stays)',
      'doing, done sendAction -> reading',
      'doing, error sendAction -> confirming',
      'doing, error sendAction [isChanged] -> reading',
      'doing, error sendAction [isOutcomeUnknown] -> unsure',
      'failed, deskPage.back [isOpened] -> reading',
      'failed, deskPage.retry -> reading',
      'reading, done readPart -> shown',
      'reading, error readPart -> failed',
      'reading, page.language -> reading',
      'shown, deskPage.back [isOpened] -> reading',
      '[PROMO-01] shown, deskPage.edit [canEdit] -> (stays)',
      'shown, deskPage.choose [isOtherQueue] -> reading',
      'shown, deskPage.startAction [isBooksCheck] -> doing',
      'shown, deskPage.startAction [isOffered] -> confirming',
      'shown, deskPage.open [isListed] -> reading',
      'shown, deskPage.refresh -> reading',
      'shown, deskPage.page [isOtherPage] -> reading',
      'shown, page.language -> reading',
      'unsure, deskPage.resend -> doing',
      'unsure, deskPage.checkStatus -> reading',
    ]),
  )('%s', (_title, run) => run());

  /** A withdrawal on screen, with the approval form open. */
  function approving() {
    const bench = createHarness(deskPageFlow, first(deskPageFlow.inputs));
    const { actor, children, settle } = bench;
    settle(children().readPart, done({ part: oneWithdrawal, waiting }));
    actor.send({ type: 'deskPage.startAction', action: { what: 'approve', id: 'w1' } });
    actor.send({ type: 'deskPage.confirm' });
    return { ...bench, context: () => actor.getSnapshot().context };
  }

  it('says that another operator was faster, and shows the new status', () => {
    const { actor, children, settle, context } = approving();
    settle(children().sendAction, refuses(deskContract.approve, 'STATUS_CHANGED'));
    expect([actor.getSnapshot().value, context().notice, context().keyIndex]).toEqual(['reading', 'changed', 1]);
    settle(children().readPart, done({ part: oneWithdrawal, waiting }));
    expect([actor.getSnapshot().value, context().notice]).toEqual(['shown', 'changed']);
  });

  it('resends with the same idempotency key when the outcome is unknown', () => {
    const { actor, children, settle, context } = approving();
    settle(children().sendAction, first(wireFailures(deskContract.approve)));
    expect([actor.getSnapshot().value, context().keyIndex]).toEqual(['unsure', 0]);
    actor.send({ type: 'deskPage.resend' });
    expect([actor.getSnapshot().value, context().keyIndex, context().action]).toEqual([
      'doing',
      0,
      { what: 'approve', id: 'w1' },
    ]);
  });

  it('lets the first of two operators decline a large adjustment, and only the other confirm it', () => {
    const { actor, children, settle } = createHarness(deskPageFlow, {
      language: 'TH',
      keySeed: 'seed',
      page: 'adjustments',
      mayAct: true,
      operator: 'desk2',
    });
    settle(children().readPart, done({ part: adjustments, waiting }));
    const may = (what: 'confirmAdjustment' | 'declineAdjustment') =>
      actor.getSnapshot().can({ type: 'deskPage.startAction', action: { what, id: 'a1' } });
    expect([may('confirmAdjustment'), may('declineAdjustment')]).toEqual([false, true]);
  });
});
