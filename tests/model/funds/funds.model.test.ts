import { describe, expect, it } from 'vitest';
import { fundsContract } from '../../../src/api/contract/funds.ts';
import { refuses, wireFailures } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { fundsFlow } from './funds.spec.ts';

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

describe('the wallet page', () => {
  it.each(
    modelTests(fundsFlow, [
      'editing, funds.refresh -> loading',
      'editing, page.language -> loading',
      'editing, transfer.useMax -> (stays)',
      'editing, transfer.chooseVendor [isVendor] -> (stays)',
      'editing, transfer.submit -> (stays)',
      '[API-27] editing, transfer.submit [isValid] -> sending',
      'editing, transfer.swap -> (stays)',
      'editing, transfer.type -> (stays)',
      'failed, funds.retry -> loading',
      'failed, page.language -> (stays)',
      'loading, page.language -> loading.funds',
      '[API-29] loading.funds, done fetchFunds -> loading.wallets',
      'loading.funds, error fetchFunds -> failed',
      '[API-28] [WALLET-01] loading.wallets, done fetchWallets -> loading.awaiting',
      'loading.wallets, error fetchWallets -> failed',
      '[WD-01] loading.awaiting, done fetchAwaiting -> loading.movements',
      'loading.awaiting, error fetchAwaiting -> loading.movements',
      '[API-60] loading.movements, done fetchMovements -> shown',
      'loading.movements, done fetchMovements [isTransferring] -> editing',
      'loading.movements, error fetchMovements -> shown',
      'loading.movements, error fetchMovements [isTransferring] -> editing',
      'shown, funds.refresh -> loading',
      'shown, page.language -> loading',
      'shown, transfer.open [hasVendor] -> editing',
      'editing, transfer.close -> shown',
      'sending, done sendTransfer -> loading',
      'sending, error sendTransfer -> loading',
      'sending, error sendTransfer [isOutcomeUnknown] -> unsure',
      'sending, page.language -> (stays)',
      'unsure, page.language -> (stays)',
      'unsure, transfer.resend -> sending',
      'unsure, transfer.checkStatus -> loading',
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
