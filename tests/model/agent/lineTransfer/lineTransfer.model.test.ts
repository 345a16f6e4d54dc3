import { describe, expect, it } from 'vitest';
import { amountToSend, maxTransfer } from '../../../../src/machines/agent/lineTransfer/lineTransfer.rules.ts';
import { answersOf } from '../../kit/does.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { lineTransferFlow, offer } from './lineTransfer.spec.ts';

const answer = answersOf(lineTransferFlow);

describe('a transfer to an upline or downline', () => {
  it.each(
    modelTests(lineTransferFlow, [
      ['[WALLET-05] [M6] start 1', { calls: { fetchTerms: { request: { to: 'upline' } } } }],
      ['[WALLET-06] [M6] start 2', { calls: { fetchTerms: { request: { to: 'd1' } } } }],
      [
        '[M6] editing, lineTransfer.useMax [isOpen] -> (stays)',
        { sets: { typed: '500.00', done: null } },
        'start 1, fetchTerms done 1, lineTransfer.type 1, lineTransfer.typeSecret, lineTransfer.submit, lineTransfer.confirm, sendTransfer done, fetchTerms done 1, lineTransfer.useMax',
      ],
      [
        '[design: the form closes back to the list of downlines] editing, lineTransfer.leave [isFromList] -> left',
        { ends: undefined },
      ],
      [
        '[M6] editing, lineTransfer.submit -> (stays)',
        { sets: { tried: true, failure: null } },
        'start 1, fetchTerms done 1, lineTransfer.type 1, lineTransfer.typeSecret, lineTransfer.submit, lineTransfer.confirm, sendTransfer error 1, fetchTerms done 1, lineTransfer.submit',
      ],
      ['[M6] editing, lineTransfer.submit [isValid] -> confirming', { sets: { tried: true } }],
      [
        '[WALLET-05] [M6] [W8] confirming, lineTransfer.confirm -> sending',
        {
          calls: {
            sendTransfer: {
              request: { to: 'd1', amount: 1200000, paymentPassword: '135790' },
              idempotencyKey: 'seed-of-a-page-2',
            },
          },
        },
        'start 2, fetchTerms done 1, lineTransfer.type 1, lineTransfer.typeSecret, lineTransfer.submit, lineTransfer.confirm, sendTransfer error 1, fetchTerms done 1, lineTransfer.typeSecret, lineTransfer.submit, lineTransfer.confirm',
      ],
      ['[design: going back to correct keeps the form] confirming, lineTransfer.back -> editing', {}],
      [
        '[design: typing hides the success of the last transfer] editing, lineTransfer.type -> (stays)',
        { sets: { typed: '120', done: null } },
        'start 1, fetchTerms done 1, lineTransfer.type 1, lineTransfer.typeSecret, lineTransfer.submit, lineTransfer.confirm, sendTransfer done, fetchTerms done 1, lineTransfer.type 1',
      ],
      [
        '[M6] editing, lineTransfer.typeSecret -> (stays)',
        { sets: { paymentPassword: '135790', failure: null } },
        'start 1, fetchTerms done 1, lineTransfer.type 1, lineTransfer.typeSecret, lineTransfer.submit, lineTransfer.confirm, sendTransfer error 1, fetchTerms done 1, lineTransfer.typeSecret',
      ],
      [
        '[design: a failed form can be left for the list] failed, lineTransfer.leave [isFromList] -> left',
        { ends: undefined },
      ],
      [
        '[ERR-27] failed, lineTransfer.retry -> loading',
        { calls: { fetchTerms: { request: { to: 'upline' } } }, sets: { failure: null } },
      ],
      ['[M6] loading, done fetchTerms -> alone', {}],
      ['[WALLET-05] [WALLET-06] [M6] loading, done fetchTerms [hasOtherEnd] -> editing', { sets: { terms: offer } }],
      ['[ERR-27] loading, error fetchTerms -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[WALLET-05] [WALLET-06] [W8] sending, done sendTransfer -> loading',
        {
          calls: { fetchTerms: { request: { to: 'upline' } } },
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, typed: '', paymentPassword: '', tried: false, done: answer('sendTransfer') },
        },
      ],
      [
        '[W8] sending, error sendTransfer -> loading',
        {
          calls: { fetchTerms: { request: { to: 'upline' } } },
          sets: {
            keyIndex: 1,
            paymentPassword: '',
            tried: false,
            failure: {
              kind: 'refused',
              code: 'BALANCE_TOO_LOW',
              message: 'refused with BALANCE_TOO_LOW',
              details: null,
            },
          },
        },
      ],
      [
        '[W8] [ERR-27] sending, error sendTransfer [isOutcomeUnknown] -> unsure',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[M6] [W8] unsure, lineTransfer.resend -> sending',
        {
          calls: {
            sendTransfer: {
              request: { to: 'upline', amount: 1200000, paymentPassword: '135790' },
              idempotencyKey: 'seed-of-a-page-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[design: giving up the resend shows what became of it] unsure, lineTransfer.checkStatus -> loading',
        {
          calls: { fetchTerms: { request: { to: 'upline' } } },
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, typed: '', paymentPassword: '', tried: false, failure: null },
        },
      ],
    ]),
  )('%s', (_title, run) => run());

  it('limits the amount to the balance and the daily limit', () => {
    expect([
      maxTransfer({ terms: offer }),
      maxTransfer({ terms: { ...offer, available: 30_000 } }),
      maxTransfer({ terms: null }),
    ]).toEqual([5_000_000, 30_000, 0]);
    expect(amountToSend({ terms: offer, typed: '๕๐๐.๐๑' })).toEqual({ problem: { kind: 'above', most: 5_000_000 } });
    expect(amountToSend({ terms: offer, typed: '๕๐๐' })).toEqual({ amount: 5_000_000 });
  });
});
