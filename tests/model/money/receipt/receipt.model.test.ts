import { describe, expect, it } from 'vitest';
import { withdrawalContract } from '../../../../src/api/contract/money/withdraw.ts';
import { proofsProblem, receivedOf } from '../../../../src/machines/money/receipt/receipt.rules.ts';
import { refuses } from '../../answers.ts';
import { answersOf } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { awaiting, claimed, disputed, proof, receiptFlow, received, text } from './receipt.spec.ts';

const answer = answersOf(receiptFlow);

describe('the receipt of a withdrawal', () => {
  it.each(
    modelTests(receiptFlow, [
      [
        '[WD-01] start',
        { calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '0' } } } },
      ],
      ['[design: a failed detail can be left for the list] failed, receipt.close -> closed', { ends: undefined }],
      [
        '[ERR-27] failed, receipt.retry -> loading',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '0' } } },
          sets: { failure: null },
        },
      ],
      ['[WD-01] loading, done fetchDetail -> shown', { sets: { detail: awaiting } }],
      ['[ERR-27] loading, error fetchDetail -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['[design: a loading detail can be left for the list] loading, receipt.close -> closed', { ends: undefined }],
      [
        '[W8] refused, always -> loading',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '0' } } },
          sets: {
            keyIndex: 1,
            failure: { kind: 'refused', code: 'STATUS_CHANGED', message: 'refused with STATUS_CHANGED', details: null },
          },
        },
      ],
      ['[W8] [ERR-27] refused, always [isOpenEnded] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      [
        '[M2] [W8] sending.dispute, done sendDispute -> taken',
        {
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, detail: disputed, answer: null, disputing: false, typed: '', proofs: [], tried: false },
        },
        'start, fetchDetail done 1, receipt.choose 1, receipt.type 1, receipt.refresh, fetchDetail done 2, receipt.dispute, receipt.addProofs 1, receipt.submit, sendDispute done',
      ],
      [
        '[W8] sending.dispute, error sendDispute -> refused',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '0' } } },
          sets: {
            keyIndex: 1,
            failure: {
              kind: 'refused',
              code: 'PROOF_UNREADABLE',
              message: 'refused with PROOF_UNREADABLE',
              details: null,
            },
          },
        },
      ],
      [
        '[WD-03] [M2] [W8] sending.not, done sendNotReceived -> taken',
        {
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, detail: claimed, answer: null, typed: '', proofs: [], tried: false },
        },
        'start, fetchDetail done 1, receipt.choose 1, receipt.type 1, receipt.choose 2, receipt.addProofs 1, receipt.submit, sendNotReceived done',
      ],
      [
        '[W8] sending.not, error sendNotReceived -> refused',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '0' } } },
          sets: {
            keyIndex: 1,
            failure: {
              kind: 'refused',
              code: 'PROOF_UNREADABLE',
              message: 'refused with PROOF_UNREADABLE',
              details: null,
            },
          },
        },
      ],
      [
        '[WD-04] [WD-07] [M2] [W8] sending.partly, done sendPartly -> taken',
        {
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, detail: answer('sendPartly'), answer: null, typed: '', proofs: [], tried: false },
        },
      ],
      [
        '[W8] sending.partly, error sendPartly -> refused',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '0' } } },
          sets: {
            keyIndex: 1,
            failure: { kind: 'refused', code: 'STATUS_CHANGED', message: 'refused with STATUS_CHANGED', details: null },
          },
        },
      ],
      [
        '[WD-02] [M2] [W8] sending.received, done sendReceived -> taken',
        {
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, detail: received, answer: null, typed: '', proofs: [], tried: false },
        },
        'start, fetchDetail done 1, receipt.choose 1, receipt.type 1, receipt.choose 2, receipt.addProofs 1, receipt.choose 3, receipt.submit, sendReceived done',
      ],
      [
        '[W8] sending.received, error sendReceived -> refused',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '0' } } },
          sets: {
            keyIndex: 1,
            failure: { kind: 'refused', code: 'STATUS_CHANGED', message: 'refused with STATUS_CHANGED', details: null },
          },
        },
      ],
      [
        '[W4] shown.resting, after poll (10 s) [isMoving] -> shown.polling',
        { calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '1' } } } },
      ],
      [
        '[WD-01] shown.polling, done fetchDetail -> shown.resting',
        { sets: { detail: answer('fetchDetail', 1) } },
        'start, fetchDetail done 1, receipt.choose 1, receipt.type 1, tick, fetchDetail done 2',
      ],
      [
        '[design: a failed poll takes nothing away] shown.polling, error fetchDetail -> shown.resting',
        {},
        'start, fetchDetail done 1, receipt.choose 1, receipt.type 1, tick, fetchDetail error 1',
      ],
      [
        '[LANG-06] shown, page.language -> loading',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'EN' }, headers: { 'x-background': '0' } } },
          sets: { language: 'EN' },
        },
      ],
      [
        '[LANG-06] loading, page.language -> loading',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'EN' }, headers: { 'x-background': '0' } } },
          sets: { language: 'EN' },
        },
      ],
      ['[LANG-06] any, page.language -> (stays)', { sets: { language: 'EN' } }],
      [
        '[WD-05] shown, receipt.addProofs [takesProofs] -> (stays)',
        { sets: { proofs: [proof, proof], failure: null } },
        'start, fetchDetail done 1, receipt.choose 2, receipt.addProofs 1, receipt.submit, sendNotReceived error 1, fetchDetail done 1, receipt.addProofs 1',
      ],
      [
        '[WD-02] [WD-03] [WD-04] shown, receipt.choose [mayAnswer] -> (stays)',
        { sets: { answer: 'partly', tried: false, failure: null } },
        'start, fetchDetail done 1, receipt.choose 2, receipt.addProofs 1, receipt.submit, sendNotReceived error 1, fetchDetail done 1, receipt.removeProof 1, receipt.choose 1',
      ],
      ['[design: the detail closes back to the list] shown, receipt.close -> closed', { ends: undefined }],
      [
        '[M2] shown, receipt.dispute [mayDispute] -> (stays)',
        { sets: { disputing: true, tried: false, failure: null } },
        'start, fetchDetail done 1, receipt.choose 2, receipt.addProofs 1, receipt.submit, sendNotReceived error 1, fetchDetail done 1, receipt.removeProof 1, tick, fetchDetail done 2, receipt.dispute',
      ],
      [
        '[design: a dispute can be left unsent] shown, receipt.leaveDispute [isDisputing] -> (stays)',
        { sets: { disputing: false, tried: false, failure: null } },
        'start, fetchDetail done 2, receipt.dispute, receipt.addProofs 1, receipt.submit, sendDispute error 1, fetchDetail done 1, receipt.leaveDispute',
      ],
      [
        '[design: the member can load the withdrawal again] shown, receipt.refresh -> loading',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '0' } } },
          sets: { failure: null },
        },
        'start, fetchDetail done 1, receipt.choose 2, receipt.addProofs 1, receipt.submit, sendNotReceived error 1, fetchDetail done 1, receipt.removeProof 1, tick, fetchDetail done 2, receipt.refresh',
      ],
      [
        '[design: a chosen picture can be taken out again] shown, receipt.removeProof [isProof] -> (stays)',
        { sets: { proofs: [] } },
      ],
      ['[WD-06] [ERR-33] shown, receipt.submit [hasForm] -> (stays)', { sets: { tried: true } }],
      [
        '[M2] [W8] shown, receipt.submit [isDispute] -> sending.dispute',
        {
          calls: {
            sendDispute: {
              request: { id: 'w1', language: 'TH', proofs: [proof.file] },
              idempotencyKey: 'seed-of-a-receipt-2',
            },
          },
          sets: { failure: null },
        },
        'start, fetchDetail done 2, receipt.dispute, receipt.addProofs 1, receipt.submit, sendDispute error 1, fetchDetail done 2, receipt.submit',
      ],
      [
        '[WD-05] [WD-03] [W8] shown, receipt.submit [isNot] -> sending.not',
        {
          calls: {
            sendNotReceived: {
              request: { id: 'w1', language: 'TH', proofs: [proof.file] },
              idempotencyKey: 'seed-of-a-receipt-1',
            },
          },
          sets: { tried: true },
        },
      ],
      [
        '[WD-04] [WD-07] [W8] shown, receipt.submit [isPartly] -> sending.partly',
        {
          calls: {
            sendPartly: {
              request: { id: 'w1', language: 'TH', received: 3500000, remaining: 1500000 },
              idempotencyKey: 'seed-of-a-receipt-2',
            },
          },
          sets: { failure: null },
        },
        'start, fetchDetail done 1, receipt.choose 1, receipt.type 1, receipt.submit, sendPartly error 1, fetchDetail done 1, receipt.submit',
      ],
      [
        '[WD-02] [W8] shown, receipt.submit [isReceived] -> sending.received',
        {
          calls: { sendReceived: { request: { id: 'w1', language: 'TH' }, idempotencyKey: 'seed-of-a-receipt-2' } },
          sets: { failure: null },
        },
        'start, fetchDetail done 1, receipt.choose 3, receipt.submit, sendReceived error 1, fetchDetail done 1, receipt.submit',
      ],
      [
        '[WD-07] shown, receipt.type [isPart] -> (stays)',
        { sets: { typed: '500', failure: null } },
        'start, fetchDetail done 1, receipt.choose 1, receipt.type 1, receipt.submit, sendPartly error 1, fetchDetail done 1, receipt.type 2',
      ],
      [
        '[M2] [W8] taken, always -> shown',
        {
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, detail: disputed, answer: null, disputing: false, typed: '', proofs: [], tried: false },
        },
        'start, fetchDetail done 1, receipt.choose 1, receipt.type 1, receipt.refresh, fetchDetail done 2, receipt.dispute, receipt.addProofs 1, receipt.submit, sendDispute done',
      ],
      [
        '[M2] [W8] unsure, receipt.resend -> sending.dispute',
        {
          calls: {
            sendDispute: {
              request: { id: 'w1', language: 'TH', proofs: [proof.file] },
              idempotencyKey: 'seed-of-a-receipt-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[WD-05] [W8] unsure, receipt.resend [isNot] -> sending.not',
        {
          calls: {
            sendNotReceived: {
              request: { id: 'w1', language: 'TH', proofs: [proof.file] },
              idempotencyKey: 'seed-of-a-receipt-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[WD-07] [W8] unsure, receipt.resend [isPartly] -> sending.partly',
        {
          calls: {
            sendPartly: {
              request: { id: 'w1', language: 'TH', received: 3500000, remaining: 1500000 },
              idempotencyKey: 'seed-of-a-receipt-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[WD-02] [W2] [W8] unsure, receipt.resend [isReceived] -> sending.received',
        {
          calls: { sendReceived: { request: { id: 'w1', language: 'TH' }, idempotencyKey: 'seed-of-a-receipt-1' } },
          sets: { failure: null },
        },
        'start, fetchDetail done 1, receipt.choose 3, receipt.submit, sendReceived error 2, page.language, receipt.resend',
      ],
      [
        '[design: giving up the resend shows what became of it] unsure, receipt.checkStatus -> loading',
        {
          calls: { fetchDetail: { request: { id: 'w1', language: 'TH' }, headers: { 'x-background': '0' } } },
          sets: { keyIndex: 1, failure: null },
        },
      ],
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
