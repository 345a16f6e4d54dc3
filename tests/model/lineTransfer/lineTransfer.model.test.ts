import { describe, expect, it } from 'vitest';
import { amountToSend, mostToSend } from '../../../src/machines/lineTransfer/lineTransfer.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { lineTransferFlow, offer } from './lineTransfer.spec.ts';

describe('a transfer along the line', () => {
  it.each(
    modelTests(lineTransferFlow, [
      'editing, lineTransfer.all [isOpen] -> (stays)',
      'editing, lineTransfer.leave [isFromList] -> left',
      'editing, lineTransfer.submit -> (stays)',
      'editing, lineTransfer.submit [isSound] -> sending',
      'editing, lineTransfer.type -> (stays)',
      'editing, lineTransfer.typeSecret -> (stays)',
      'failed, lineTransfer.leave [isFromList] -> left',
      'failed, lineTransfer.retry -> loading',
      'loading, done fetchTerms -> alone',
      'loading, done fetchTerms [hasOtherEnd] -> editing',
      'loading, error fetchTerms -> failed',
      '[WALLET-05] [WALLET-06] sending, done sendTransfer -> loading',
      'sending, error sendTransfer -> loading',
      'sending, error sendTransfer [isUnsure] -> unsure',
      'unsure, lineTransfer.again -> sending',
      'unsure, lineTransfer.look -> loading',
    ]),
  )('%s', (_title, run) => run());

  it('takes no more than there is and than the day allows', () => {
    expect([
      mostToSend({ terms: offer }),
      mostToSend({ terms: { ...offer, available: 30_000 } }),
      mostToSend({ terms: null }),
    ]).toEqual([5_000_000, 30_000, 0]);
    expect(amountToSend({ terms: offer, typed: '๕๐๐.๐๑' })).toEqual({ problem: { kind: 'above', most: 5_000_000 } });
    expect(amountToSend({ terms: offer, typed: '๕๐๐' })).toEqual({ amount: 5_000_000 });
  });
});
