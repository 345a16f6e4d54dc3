import { describe, expect, it } from 'vitest';
import { fundsContract } from '../../../src/api/contract/funds.ts';
import { refuses, wireFailures } from '../answers.ts';
import { openBench } from '../kit/bench.ts';
import { modelTests } from '../kit/modelTests.ts';
import { fundsFlow } from './funds.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

/** The wallet page with all its wallets on screen. */
function opened() {
  const bench = openBench(fundsFlow, { language: 'TH', keySeed: 'seed' });
  const context = () => bench.actor.getSnapshot().context;
  const load = () => {
    bench.settle(bench.children().fetchFunds, first(fundsFlow.outcomes.fetchFunds));
    bench.settle(bench.children().fetchWallets, first(fundsFlow.outcomes.fetchWallets));
  };
  load();
  return { ...bench, context, load, state: () => bench.actor.getSnapshot().value };
}

describe('the wallet page', () => {
  it.each(
    modelTests(fundsFlow, [
      'editing, funds.refresh -> loading',
      'editing, page.language -> loading',
      'editing, transfer.all -> (stays)',
      'editing, transfer.chooseVendor [isVendor] -> (stays)',
      'editing, transfer.submit -> (stays)',
      '[API-27] editing, transfer.submit [isSound] -> sending',
      'editing, transfer.turn -> (stays)',
      'editing, transfer.type -> (stays)',
      'failed, funds.retry -> loading',
      'failed, page.language -> (stays)',
      'loading, page.language -> loading.funds',
      '[API-29] loading.funds, done fetchFunds -> loading.wallets',
      'loading.funds, error fetchFunds -> failed',
      '[API-28] [WALLET-01] loading.wallets, done fetchWallets -> editing',
      'loading.wallets, error fetchWallets -> failed',
      'sending, done sendTransfer -> loading',
      'sending, error sendTransfer -> loading',
      'sending, error sendTransfer [isUnsure] -> unsure',
      'sending, page.language -> (stays)',
      'unsure, page.language -> (stays)',
      'unsure, transfer.again -> sending',
      'unsure, transfer.look -> loading',
    ]),
  )('%s', (_title, run) => run());

  it('[API-27] moves what was typed, forgets it and says so', () => {
    const { actor, children, settle, context, load } = opened();
    actor.send({ type: 'transfer.type', value: '12.50' });
    actor.send({ type: 'transfer.submit' });
    settle(children().sendTransfer, first(fundsFlow.outcomes.sendTransfer));
    load();
    expect(context()).toMatchObject({ typed: '', tried: false, failure: null, done: { amount: 125_000, to: 'NAGA' } });
    actor.send({ type: 'transfer.type', value: '1' });
    expect(context().done).toBeNull();
  });

  it('keeps what was typed when it is refused, and looks again what the wallets hold', () => {
    const { actor, children, settle, context, load, state } = opened();
    actor.send({ type: 'transfer.type', value: '12.50' });
    actor.send({ type: 'transfer.submit' });
    settle(children().sendTransfer, refuses(fundsContract.transfer, 'BALANCE_TOO_LOW'));
    expect(state()).toEqual({ loading: 'funds' });
    load();
    expect(context()).toMatchObject({ typed: '12.50', tried: true, settled: 1, failure: { code: 'BALANCE_TOO_LOW' } });
  });

  it('sends the same again under the same key where no answer came', () => {
    const { actor, children, settle, context, state } = opened();
    actor.send({ type: 'transfer.type', value: '12.50' });
    actor.send({ type: 'transfer.submit' });
    settle(children().sendTransfer, first(wireFailures(fundsContract.transfer)));
    expect([state(), context().settled]).toEqual(['unsure', 0]);
    actor.send({ type: 'transfer.again' });
    expect([state(), context().settled, context().typed]).toEqual(['sending', 0, '12.50']);
  });

  it('takes all that the source holds, also back from the vendor', () => {
    const { actor, context } = opened();
    actor.send({ type: 'transfer.all' });
    expect(context().typed).toBe('100.00');
    actor.send({ type: 'transfer.turn' });
    actor.send({ type: 'transfer.all' });
    expect(context().typed).toBe('40.00');
    actor.send({ type: 'transfer.chooseVendor', code: 'TALAT' });
    actor.send({ type: 'transfer.submit' });
    expect(actor.getSnapshot().value).toBe('editing');
  });
});
