import { describe, expect, it } from 'vitest';
import { fundsContract } from '../../../../src/api/contract/money/funds.ts';
import { refuses, wireFailures } from '../../answers.ts';
import { answersOf } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { funds, fundsFlow, walletList } from './funds.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

/** The wallet page with all wallets and the transfer form on screen. */
function opened() {
  const bench = createHarness(fundsFlow, { language: 'TH', keySeed: 'seed' });
  const context = () => bench.actor.getSnapshot().context;
  const load = () => {
    bench.settle(bench.children().fetchFunds, first(fundsFlow.outcomes.fetchFunds));
    bench.settle(bench.children().fetchWallets, first(fundsFlow.outcomes.fetchWallets));
    bench.settle(bench.children().fetchAwaiting, first(fundsFlow.outcomes.fetchAwaiting));
    bench.settle(bench.children().fetchMovements, first(fundsFlow.outcomes.fetchMovements));
  };
  load();
  bench.actor.send({ type: 'transfer.open' });
  return { ...bench, context, load, state: () => bench.actor.getSnapshot().value };
}

const answer = answersOf(fundsFlow);
const RELOADED = 'fetchFunds done, fetchWallets done 1, fetchAwaiting done 1, fetchMovements done 1';
const LOADED = `start, ${RELOADED}`;

describe('the wallet page', () => {
  it.each(
    modelTests(fundsFlow, [
      ['[API-29] start', { calls: { fetchFunds: { request: {} } } }],
      [
        '[design: the member can load all figures again] editing, funds.refresh -> loading',
        { calls: { fetchFunds: { request: {} } } },
      ],
      [
        '[LANG-06] editing, page.language -> loading',
        { calls: { fetchFunds: { request: {} } }, sets: { language: 'EN' } },
      ],
      [
        '[design: the whole balance of the source is filled in] editing, transfer.useMax -> (stays)',
        { sets: { typed: '100.00' } },
      ],
      [
        '[design: only a vendor wallet can be the other end] editing, transfer.chooseVendor [isVendor] -> (stays)',
        { sets: { vendor: 'TALAT' } },
      ],
      [
        '[design: an invalid form shows its problems and stays] editing, transfer.submit -> (stays)',
        { sets: { tried: true } },
      ],
      [
        '[API-27] [W8] editing, transfer.submit [isValid] -> sending',
        {
          calls: {
            sendTransfer: { request: { from: 'NAGA', to: 'main', amount: 125000 }, idempotencyKey: 'seed-of-a-page-2' },
          },
          sets: { tried: true },
        },
        `${LOADED}, transfer.open, transfer.swap, transfer.type 1, transfer.submit, sendTransfer done, ${RELOADED}, transfer.open, transfer.type 1, transfer.submit`,
      ],
      [
        '[design: a transfer goes to the vendor or back] editing, transfer.swap -> (stays)',
        { sets: { direction: 'out' } },
      ],
      ['[design: typing changes the amount only] editing, transfer.type -> (stays)', { sets: { typed: '12.50' } }],
      ['[ERR-27] failed, funds.retry -> loading', { calls: { fetchFunds: { request: {} } }, sets: { failure: null } }],
      ['[LANG-06] failed, page.language -> (stays)', { sets: { language: 'EN' } }],
      [
        '[LANG-06] loading, page.language -> loading.funds',
        { calls: { fetchFunds: { request: {} } }, stops: ['fetchMovements'], sets: { language: 'EN' } },
        'start, fetchFunds done, fetchWallets done 1, fetchAwaiting done 2, page.language',
      ],
      [
        '[API-29] [API-28] loading.funds, done fetchFunds -> loading.wallets',
        { calls: { fetchWallets: { request: { isSingle: '0', language: 'TH' } } }, sets: { funds: funds } },
      ],
      ['[ERR-27] loading.funds, error fetchFunds -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[API-28] [WALLET-01] loading.wallets, done fetchWallets -> loading.awaiting',
        {
          calls: {
            fetchAwaiting: {
              request: { from: 0, to: 253402271999999, page: 1, pageSize: '20', group: 'awaiting', language: 'TH' },
            },
          },
          sets: { wallets: walletList, vendor: 'NAGA' },
        },
      ],
      ['[ERR-27] loading.wallets, error fetchWallets -> failed', { sets: { failure: { kind: 'offline' } } }],
      [
        '[WD-01] [API-60] [S6] loading.awaiting, done fetchAwaiting -> loading.movements',
        {
          calls: {
            fetchMovements: {
              request: {
                from: 1792771200000,
                to: 1795363200000,
                wallet: 'main',
                kinds: '',
                page: 1,
                pageSize: '10',
                language: 'TH',
              },
            },
          },
          sets: { awaiting: answer('fetchAwaiting').list, today: '2026-11-22' },
        },
      ],
      [
        '[API-60] [S6] loading.awaiting, error fetchAwaiting -> loading.movements',
        {
          calls: {
            fetchMovements: {
              request: {
                from: 1792771200000,
                to: 1795363200000,
                wallet: 'main',
                kinds: '',
                page: 1,
                pageSize: '10',
                language: 'TH',
              },
            },
          },
          sets: { today: '2026-11-22' },
        },
      ],
      [
        '[API-60] loading.movements, done fetchMovements -> shown',
        {
          sets: {
            movements: [
              { id: 'f/1', at: 1795343400000, kind: 'vendorIn', amount: -400000, balance: 1000000, other: 'NAGA' },
              { id: 'e/1', at: 1795343400000, kind: 'deposit', amount: 280000, balance: 1000000, other: null },
              { id: 'd/1', at: 1795343400000, kind: 'deposit', amount: 280000, balance: 1000000, other: null },
              { id: 'c/1', at: 1795343400000, kind: 'deposit', amount: 280000, balance: 1000000, other: null },
              { id: 'b/1', at: 1795343400000, kind: 'deposit', amount: 280000, balance: 1000000, other: null },
            ],
          },
        },
      ],
      [
        '[API-60] loading.movements, done fetchMovements [isTransferring] -> editing',
        {
          sets: {
            movements: [
              { id: 'f/1', at: 1795343400000, kind: 'vendorIn', amount: -400000, balance: 1000000, other: 'NAGA' },
              { id: 'e/1', at: 1795343400000, kind: 'deposit', amount: 280000, balance: 1000000, other: null },
              { id: 'd/1', at: 1795343400000, kind: 'deposit', amount: 280000, balance: 1000000, other: null },
              { id: 'c/1', at: 1795343400000, kind: 'deposit', amount: 280000, balance: 1000000, other: null },
              { id: 'b/1', at: 1795343400000, kind: 'deposit', amount: 280000, balance: 1000000, other: null },
            ],
          },
        },
      ],
      [
        '[design: missing movements leave the wallets usable] loading.movements, error fetchMovements -> shown',
        { sets: { movements: null } },
        'start, fetchFunds done, fetchWallets done 1, fetchAwaiting done 1, fetchMovements done 2, transfer.open, transfer.type 1, transfer.submit, sendTransfer done, fetchFunds done, fetchWallets done 1, fetchAwaiting done 1, fetchMovements error 1',
      ],
      [
        '[design: missing movements leave the transfer form open] loading.movements, error fetchMovements [isTransferring] -> editing',
        { sets: { movements: null } },
      ],
      [
        '[design: the member can load all figures again] shown, funds.refresh -> loading',
        { calls: { fetchFunds: { request: {} } } },
      ],
      [
        '[LANG-06] shown, page.language -> loading',
        { calls: { fetchFunds: { request: {} } }, sets: { language: 'EN' } },
      ],
      [
        '[design: the form opens only with a vendor wallet] shown, transfer.open [hasVendor] -> editing',
        { sets: { transferring: true } },
      ],
      [
        '[design: closing the form drops what was typed] editing, transfer.close -> shown',
        { sets: { transferring: false, typed: '', tried: false } },
        'start, fetchFunds done, fetchWallets done 1, fetchAwaiting done 1, fetchMovements done 1, transfer.open, transfer.type 2, transfer.submit, transfer.close',
      ],
      [
        '[API-27] [W8] sending, done sendTransfer -> loading',
        {
          calls: { fetchFunds: { request: {} } },
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, transferring: false, typed: '', tried: false, done: { amount: 125000, to: 'NAGA' } },
        },
      ],
      [
        '[W8] sending, error sendTransfer -> loading',
        {
          calls: { fetchFunds: { request: {} } },
          sets: {
            keyIndex: 1,
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
      ['[LANG-06] sending, page.language -> (stays)', { sets: { language: 'EN' } }],
      ['[LANG-06] unsure, page.language -> (stays)', { sets: { language: 'EN' } }],
      [
        '[W8] unsure, transfer.resend -> sending',
        {
          calls: {
            sendTransfer: { request: { from: 'main', to: 'NAGA', amount: 125000 }, idempotencyKey: 'seed-of-a-page-1' },
          },
          sets: { failure: null },
        },
      ],
      [
        '[design: giving up the resend shows what became of it] unsure, transfer.checkStatus -> loading',
        {
          calls: { fetchFunds: { request: {} } },
          tells: [{ type: 'page.moneyMoved' }],
          sets: { keyIndex: 1, transferring: false, typed: '', tried: false, failure: null },
        },
      ],
    ]),
  )('%s', (_title, run) => run());

  it('[API-27] sends the typed transfer, then closes the form and confirms', () => {
    const { actor, children, settle, context, load } = opened();
    actor.send({ type: 'transfer.type', value: '12.50' });
    actor.send({ type: 'transfer.submit' });
    settle(children().sendTransfer, first(fundsFlow.outcomes.sendTransfer));
    load();
    expect(actor.getSnapshot().value).toBe('shown');
    expect(context()).toMatchObject({ typed: '', tried: false, failure: null, done: { amount: 125_000, to: 'NAGA' } });
    actor.send({ type: 'transfer.open' });
    expect(context().done).toBeNull();
  });

  it('keeps what was typed when refused, and loads the wallets again', () => {
    const { actor, children, settle, context, load, state } = opened();
    actor.send({ type: 'transfer.type', value: '12.50' });
    actor.send({ type: 'transfer.submit' });
    settle(children().sendTransfer, refuses(fundsContract.transfer, 'BALANCE_TOO_LOW'));
    expect(state()).toEqual({ loading: 'funds' });
    load();
    expect(state()).toBe('editing');
    expect(context()).toMatchObject({ typed: '12.50', tried: true, keyIndex: 1, failure: { code: 'BALANCE_TOO_LOW' } });
  });

  it('resends with the same idempotency key when the outcome is unknown', () => {
    const { actor, children, settle, context, state } = opened();
    actor.send({ type: 'transfer.type', value: '12.50' });
    actor.send({ type: 'transfer.submit' });
    settle(children().sendTransfer, first(wireFailures(fundsContract.transfer)));
    expect([state(), context().keyIndex]).toEqual(['unsure', 0]);
    actor.send({ type: 'transfer.resend' });
    expect([state(), context().keyIndex, context().typed]).toEqual(['sending', 0, '12.50']);
  });

  it('transfers the whole balance of the source, also back from the vendor', () => {
    const { actor, context } = opened();
    actor.send({ type: 'transfer.useMax' });
    expect(context().typed).toBe('100.00');
    actor.send({ type: 'transfer.swap' });
    actor.send({ type: 'transfer.useMax' });
    expect(context().typed).toBe('40.00');
    actor.send({ type: 'transfer.chooseVendor', code: 'TALAT' });
    actor.send({ type: 'transfer.submit' });
    expect(actor.getSnapshot().value).toBe('editing');
  });
});
