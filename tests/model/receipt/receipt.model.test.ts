import { describe, expect, it } from 'vitest';
import { withdrawalContract } from '../../../src/api/contract/withdrawal.ts';
import { proofsProblem, receivedOf } from '../../../src/machines/receipt/receipt.rules.ts';
import { refuses } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { awaiting, proof, receiptFlow, text } from './receipt.spec.ts';

describe('the receipt of a withdrawal', () => {
  it.each(
    modelTests(receiptFlow, [
      'failed, receipt.close -> closed',
      'failed, receipt.retry -> loading',
      '[WD-01] loading, done fetchDetail -> shown',
      'loading, error fetchDetail -> failed',
      'loading, receipt.close -> closed',
      'refused, always -> loading',
      'refused, always [isOpenEnded] -> unsure',
      'sending.dispute, done sendDispute -> taken',
      'sending.dispute, error sendDispute -> refused',
      '[WD-03] sending.not, done sendNotReceived -> taken',
      'sending.not, error sendNotReceived -> refused',
      '[WD-04] sending.partly, done sendPartly -> taken',
      'sending.partly, error sendPartly -> refused',
      '[WD-02] sending.received, done sendReceived -> taken',
      'sending.received, error sendReceived -> refused',
      'shown, after poll (10 s) [isMoving] -> loading',
      'shown, receipt.addProofs [takesProofs] -> (stays)',
      'shown, receipt.choose [mayAnswer] -> (stays)',
      'shown, receipt.close -> closed',
      'shown, receipt.dispute [mayDispute] -> (stays)',
      'shown, receipt.leaveDispute [isDisputing] -> (stays)',
      'shown, receipt.refresh -> loading',
      'shown, receipt.removeProof [isProof] -> (stays)',
      'shown, receipt.submit [hasForm] -> (stays)',
      'shown, receipt.submit [isDispute] -> sending.dispute',
      '[WD-05] shown, receipt.submit [isNot] -> sending.not',
      'shown, receipt.submit [isPartly] -> sending.partly',
      'shown, receipt.submit [isReceived] -> sending.received',
      'shown, receipt.type [isPart] -> (stays)',
      'taken, always -> shown',
      'unsure, receipt.resend -> sending.dispute',
      'unsure, receipt.resend [isNot] -> sending.not',
      'unsure, receipt.resend [isPartly] -> sending.partly',
      'unsure, receipt.resend [isReceived] -> sending.received',
      'unsure, receipt.checkStatus -> loading',
    ]),
  )('%s', (_title, run) => run());

  it('[WD-07] accepts a part above zero and below the whole amount', () => {
    const of = (typed: string) => receivedOf({ detail: awaiting, typed });
    expect([of('350'), of('499.99')]).toEqual([{ amount: 3_500_000 }, { amount: 4_999_900 }]);
    expect([of('0'), of('500'), of('')]).toEqual([
      { problem: { kind: 'nothing' } },
      { problem: { kind: 'above', most: 4_999_900 } },
      { problem: { kind: 'empty' } },
    ]);
  });

  it('[WD-05] [WD-06] [ERR-33] requires a picture if nothing has arrived, and accepts at most three', () => {
    const of = (proofs: readonly (typeof proof)[]) => proofsProblem({ answer: 'not', disputing: false, proofs });
    expect([of([]), of([proof]), of([proof, proof, proof])]).toEqual([{ kind: 'noProof' }, null, null]);
    expect([of([proof, proof, proof, proof]), of([text])]).toEqual([
      { kind: 'tooManyFiles', most: 3 },
      { kind: 'badType' },
    ]);
    expect(proofsProblem({ answer: 'received', disputing: false, proofs: [] })).toBeNull();
  });

  it('keeps pictures and choice when refused, and loads the withdrawal again', () => {
    const { actor, children, settle } = createHarness(receiptFlow, { id: 'w1', language: 'TH', keySeed: 'seed' });
    const load = () => settle(children().fetchDetail, receiptFlow.outcomes.fetchDetail[0] ?? expect.unreachable());
    load();
    actor.send({ type: 'receipt.choose', answer: 'not' });
    actor.send({ type: 'receipt.addProofs', proofs: [proof] });
    actor.send({ type: 'receipt.submit' });
    settle(children().sendNotReceived, refuses(withdrawalContract.reportNotReceived, 'PROOF_UNREADABLE'));
    load();
    expect(actor.getSnapshot().context).toMatchObject({
      answer: 'not',
      proofs: [proof],
      keyIndex: 1,
      failure: { code: 'PROOF_UNREADABLE' },
    });
  });
});
