import { describe, expect, it } from 'vitest';
import { deskContract } from '../../../src/api/contract/desk.ts';
import { refuses, wireFailures } from '../answers.ts';
import { openBench } from '../kit/bench.ts';
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
      'confirming, deskPage.confirm [isSound] -> doing',
      'confirming, deskPage.leave -> shown',
      'confirming, deskPage.type [takesWord] -> (stays)',
      'doing, done sendDeed -> reading',
      'doing, error sendDeed -> confirming',
      'doing, error sendDeed [isChanged] -> reading',
      'doing, error sendDeed [isUnsure] -> unsure',
      'failed, deskPage.back [isOpened] -> reading',
      'failed, deskPage.retry -> reading',
      'reading, done readPart -> shown',
      'reading, error readPart -> failed',
      'reading, page.language -> reading',
      'shown, deskPage.back [isOpened] -> reading',
      'shown, deskPage.choose [isOtherQueue] -> reading',
      'shown, deskPage.intend [isLook] -> doing',
      'shown, deskPage.intend [isOffered] -> confirming',
      'shown, deskPage.open [isListed] -> reading',
      'shown, deskPage.refresh -> reading',
      'shown, deskPage.turnTo [isOtherPage] -> reading',
      'shown, page.language -> reading',
      'unsure, deskPage.again -> doing',
      'unsure, deskPage.look -> reading',
    ]),
  )('%s', (_title, run) => run());

  /** A withdrawal on screen that somebody is about to approve. */
  function approving() {
    const bench = openBench(deskPageFlow, first(deskPageFlow.inputs));
    const { actor, children, settle } = bench;
    settle(children().readPart, done({ part: oneWithdrawal, waiting }));
    actor.send({ type: 'deskPage.intend', deed: { what: 'approve', id: 'w1' } });
    actor.send({ type: 'deskPage.confirm' });
    return { ...bench, context: () => actor.getSnapshot().context };
  }

  it('says that somebody else was sooner, and shows how it stands now', () => {
    const { actor, children, settle, context } = approving();
    settle(children().sendDeed, refuses(deskContract.approve, 'STATUS_CHANGED'));
    expect([actor.getSnapshot().value, context().notice, context().settled]).toEqual(['reading', 'changed', 1]);
    settle(children().readPart, done({ part: oneWithdrawal, waiting }));
    expect([actor.getSnapshot().value, context().notice]).toEqual(['shown', 'changed']);
  });

  it('sends the same again under the same key where no answer came', () => {
    const { actor, children, settle, context } = approving();
    settle(children().sendDeed, first(wireFailures(deskContract.approve)));
    expect([actor.getSnapshot().value, context().settled]).toEqual(['unsure', 0]);
    actor.send({ type: 'deskPage.again' });
    expect([actor.getSnapshot().value, context().settled, context().deed]).toEqual([
      'doing',
      0,
      { what: 'approve', id: 'w1' },
    ]);
  });

  it('lets the first of two decline a large adjustment, and only another one confirm it', () => {
    const { actor, children, settle } = openBench(deskPageFlow, {
      language: 'TH',
      keySeed: 'seed',
      page: 'adjustments',
      mayAct: true,
      operator: 'desk2',
    });
    settle(children().readPart, done({ part: adjustments, waiting }));
    const may = (what: 'confirmAdjustment' | 'declineAdjustment') =>
      actor.getSnapshot().can({ type: 'deskPage.intend', deed: { what, id: 'a1' } });
    expect([may('confirmAdjustment'), may('declineAdjustment')]).toEqual([false, true]);
  });
});
