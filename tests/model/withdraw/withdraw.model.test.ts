import { describe, expect, it } from 'vitest';
import { costOf, maxWithdrawal, withdrawAmount } from '../../../src/machines/withdraw/withdraw.rules.ts';
import { banks } from '../bankAccount/bankAccount.spec.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { offer, withdrawFlow } from './withdraw.spec.ts';

describe('the withdrawal page', () => {
  it.each(
    modelTests(withdrawFlow, [
      'adding, done bankAccount -> loading',
      'adding, error bankAccount -> choosing',
      'adding, withdraw.closeAccount -> choosing',
      'any, page.language -> (stays)',
      'choosing, page.moneyMoved -> loading',
      'choosing, page.language -> loading',
      'choosing, withdraw.addAccount [hasRoom] -> adding',
      'choosing, withdraw.chooseAccount [isAccount] -> (stays)',
      'choosing, withdraw.chooseMethod [isMethod] -> (stays)',
      'choosing, withdraw.next -> (stays)',
      'choosing, withdraw.next [isValid] -> confirming',
      'choosing, withdraw.type -> (stays)',
      'confirming, withdraw.back -> choosing',
      'confirming, withdraw.submit -> (stays)',
      'confirming, withdraw.submit [isProved] -> sending',
      'confirming, withdraw.typeSecret -> (stays)',
      'failed, withdraw.retry -> loading',
      'loading.accounts, done fetchAccounts -> choosing',
      'loading.accounts, error fetchAccounts -> failed',
      'loading.quote, done fetchQuote -> loading.accounts',
      'loading.quote, error fetchQuote -> failed',
      '[WALLET-03] sending, done sendRequest -> loading',
      'sending, error sendRequest -> confirming',
      'sending, error sendRequest [isOutcomeUnknown] -> unsure',
      'unsure, withdraw.resend -> sending',
      'unsure, withdraw.checkStatus -> loading',
      'loading, page.language -> loading.quote',
    ]),
  )('%s', (_title, run) => run());

  it('[WALLET-03] limits the amount by method, wallet and day', () => {
    expect(maxWithdrawal({ quote: offer, method: 'BANK' })).toBe(8_000_000);
    expect(maxWithdrawal({ quote: { ...offer, leftToday: { count: 1, amount: 3_000_000 } }, method: 'BANK' })).toBe(
      3_000_000,
    );
    expect(maxWithdrawal({ quote: { ...offer, available: 90_000_000 }, method: 'EWALLET' })).toBe(10_000_000);
    expect(withdrawAmount({ quote: offer, method: 'BANK', typed: '99.99' })).toEqual({
      problem: { kind: 'below', least: 1_000_000 },
    });
  });

  it('gives each bank account a new idempotency key', () => {
    const { actor, children, settle, seen } = createHarness(withdrawFlow, { language: 'TH', keySeed: 'seed' });
    const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
    const load = () => {
      settle(children().fetchQuote, first(withdrawFlow.outcomes.fetchQuote));
      settle(children().fetchAccounts, first(withdrawFlow.outcomes.fetchAccounts));
    };
    load();
    for (const keySeed of ['seed-1', 'seed-2']) {
      actor.send({ type: 'withdraw.addAccount' });
      expect(seen(0).pending.bankAccount).toEqual({ keySeed, banks });
      settle(children().bankAccount, first(withdrawFlow.outcomes.bankAccount));
      load();
    }
  });

  it('shows fee and payout before confirmation', () => {
    const [bank, ewallet] = offer.methods;
    expect([
      costOf(5_000_000, bank ?? expect.unreachable()),
      costOf(1_234_500, ewallet ?? expect.unreachable()),
    ]).toEqual([
      { fee: 100_000, payout: 4_900_000 },
      { fee: 18_500, payout: 1_216_000 },
    ]);
  });
});
