import { describe, expect, it } from 'vitest';
import { costOf, maxWithdrawal, withdrawAmount } from '../../../../src/machines/money/withdraw/withdraw.rules.ts';
import { answersOf } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { banks } from '../bankAccount/bankAccount.spec.ts';
import { accountList, offer, withdrawFlow } from './withdraw.spec.ts';

const answer = answersOf(withdrawFlow);

describe('the withdrawal page', () => {
  it.each(
    modelTests(withdrawFlow, [
      [
        '[design: opening the page loads methods, fees and limits] start',
        { calls: { fetchQuote: { request: { language: 'TH' } } } },
      ],
      [
        '[design: a new bank account reloads quote and accounts] adding, done bankAccount -> loading',
        { calls: { fetchQuote: { request: { language: 'TH' } } }, sets: { keyIndex: 1 } },
      ],
      [
        '[W2] [design: a broken account form leaves the withdrawal usable] adding, error bankAccount -> loading',
        { calls: { fetchQuote: { request: { language: 'TH' } } }, sets: { keyIndex: 1 } },
      ],
      [
        '[W2] [design: the next account form gets a new key] adding, withdraw.closeAccount -> loading',
        { calls: { fetchQuote: { request: { language: 'TH' } } }, stops: ['bankAccount'], sets: { keyIndex: 1 } },
      ],
      ['[LANG-06] any, page.language -> (stays)', { sets: { language: 'EN' } }],
      [
        '[design: money moved elsewhere reloads balance and limits] choosing, page.moneyMoved -> loading',
        { calls: { fetchQuote: { request: { language: 'TH' } } } },
      ],
      [
        '[LANG-06] [W7] choosing, page.language -> loading',
        { calls: { fetchQuote: { request: { language: 'EN' } } }, sets: { language: 'EN' } },
      ],
      [
        '[design: a payout needs a bank account, up to a maximum] choosing, withdraw.addAccount [hasRoom] -> adding',
        { calls: { bankAccount: { keySeed: 'seed-of-a-page-1', banks: answer('fetchAccounts').banks } } },
      ],
      [
        '[design: the payout goes only to a saved account] choosing, withdraw.chooseAccount [isAccount] -> (stays)',
        { sets: { account: 'a2' } },
      ],
      [
        '[design: only an offered method can be chosen] choosing, withdraw.chooseMethod [isMethod] -> (stays)',
        { sets: { method: 'EWALLET' } },
      ],
      [
        '[design: an invalid form shows its problems and stays] choosing, withdraw.next -> (stays)',
        { sets: { tried: true } },
      ],
      [
        '[design: a summary comes before the payment password] choosing, withdraw.next [isValid] -> confirming',
        { sets: { tried: false } },
        'start, fetchQuote done 1, fetchAccounts done 1, withdraw.next, withdraw.type 1, withdraw.next',
      ],
      ['[design: typing changes the amount only] choosing, withdraw.type -> (stays)', { sets: { typed: '500' } }],
      [
        '[LANG-06] [design: going back forgets the password and renews limits and fees] confirming, withdraw.back -> loading',
        {
          calls: { fetchQuote: { request: { language: 'TH' } } },
          sets: { paymentPassword: '' },
        },
        'start, fetchQuote done 1, fetchAccounts done 1, withdraw.type 1, withdraw.next, withdraw.typeSecret, withdraw.back',
      ],
      ['[M5] confirming, withdraw.submit -> (stays)', { sets: { tried: true } }],
      [
        '[WALLET-03] [M2] [M5] [W8] confirming, withdraw.submit [isProved] -> sending',
        {
          calls: {
            sendRequest: {
              request: {
                method: 'BANK',
                amount: 5000000,
                bankAccountId: 'a1',
                paymentPassword: '135790',
                language: 'EN',
              },
              idempotencyKey: 'seed-of-a-page-2',
            },
          },
          sets: { requestLanguage: 'EN', tried: true },
        },
        'start, fetchQuote done 1, fetchAccounts done 1, withdraw.type 1, withdraw.next, withdraw.typeSecret, withdraw.submit, page.language, sendRequest error 1, withdraw.typeSecret, withdraw.submit',
      ],
      ['[M5] confirming, withdraw.typeSecret -> (stays)', { sets: { paymentPassword: '135790' } }],
      [
        '[ERR-27] failed, withdraw.retry -> loading',
        { calls: { fetchQuote: { request: { language: 'TH' } } }, sets: { failure: null } },
      ],
      [
        '[design: the default bank account is chosen beforehand] loading.accounts, done fetchAccounts -> choosing',
        { sets: { accounts: accountList, account: 'a1' } },
      ],
      ['[ERR-27] loading.accounts, error fetchAccounts -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[design: the first method is chosen, then the accounts load] loading.quote, done fetchQuote -> loading.accounts',
        { calls: { fetchAccounts: { request: { language: 'TH' } } }, sets: { quote: offer, method: 'BANK' } },
      ],
      ['[ERR-27] loading.quote, error fetchQuote -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[WALLET-03] [M2] [W8] sending, done sendRequest -> loading',
        {
          calls: { fetchQuote: { request: { language: 'TH' } } },
          tells: [{ type: 'page.moneyMoved' }, { type: 'list.opened', id: 'w1' }],
          sets: { keyIndex: 1, typed: '', paymentPassword: '', tried: false },
        },
      ],
      [
        '[M5] [W8] sending, error sendRequest -> confirming',
        {
          sets: {
            keyIndex: 1,
            paymentPassword: '',
            tried: false,
            failure: {
              kind: 'refused',
              code: 'PAYMENT_PASSWORD_WRONG',
              message: 'refused with PAYMENT_PASSWORD_WRONG',
              details: { triesLeft: 4 },
            },
          },
        },
      ],
      [
        '[W8] [ERR-27] sending, error sendRequest [isOutcomeUnknown] -> unsure',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[W8] unsure, withdraw.resend -> sending',
        {
          calls: {
            sendRequest: {
              request: {
                method: 'BANK',
                amount: 5000000,
                bankAccountId: 'a1',
                paymentPassword: '135790',
                language: 'TH',
              },
              idempotencyKey: 'seed-of-a-page-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[design: giving up the resend shows what became of it] unsure, withdraw.checkStatus -> loading',
        {
          calls: { fetchQuote: { request: { language: 'TH' } } },
          tells: [{ type: 'page.moneyMoved' }, { type: 'listDetail.refresh' }],
          sets: { keyIndex: 1, typed: '', paymentPassword: '', tried: false, failure: null },
        },
      ],
      [
        '[LANG-06] [W7] loading, page.language -> loading.quote',
        { calls: { fetchQuote: { request: { language: 'EN' } } }, sets: { language: 'EN' } },
      ],
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
