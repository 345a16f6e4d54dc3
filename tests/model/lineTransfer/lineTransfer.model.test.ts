import { describe, expect, it } from 'vitest';
import { amountToSend, maxTransfer } from '../../../src/machines/lineTransfer/lineTransfer.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { lineTransferFlow, offer } from './lineTransfer.spec.ts';

describe('a transfer to an upline or downline', () => {
  it.each(
    modelTests(lineTransferFlow, [
      'editing, lineTransfer.useMax [isOpen] -> (stays)',
      'editing, lineTransfer.leave [isFromList] -> left',
      'editing, lineTransfer.submit -> (stays)',
      'editing, lineTransfer.submit [isValid] -> confirming',
      '[WALLET-05] confirming, lineTransfer.confirm -> sending',
      'confirming, lineTransfer.back -> editing',
      'editing, lineTransfer.type -> (stays)',
      'editing, lineTransfer.typeSecret -> (stays)',
      'failed, lineTransfer.leave [isFromList] -> left',
      'failed, lineTransfer.retry -> loading',
      'loading, done fetchTerms -> alone',
      'loading, done fetchTerms [hasOtherEnd] -> editing',
      'loading, error fetchTerms -> failed',
      '[WALLET-05] [WALLET-06] sending, done sendTransfer -> loading',
      'sending, error sendTransfer -> loading',
      'sending, error sendTransfer [isOutcomeUnknown] -> unsure',
      'unsure, lineTransfer.resend -> sending',
      'unsure, lineTransfer.checkStatus -> loading',
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
