import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/failure.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { fails } from '../../kit/outcome.ts';
import { balanceFlow } from './balance.spec.ts';

describe('the balance', () => {
  it.each(
    modelTests(balanceFlow, [
      '[HEADER-31] [WALLET-01] amount.loading, done fetchBalance -> amount.known',
      'amount.loading, error fetchBalance -> amount.failed',
      '[HEADER-33] amount.known, balance.refresh -> amount.loading',
      'amount.known, after refreshInterval (60 s) -> amount.loading',
      '[HEADER-33] amount.failed, balance.refresh -> amount.loading',
      'amount.failed, after refreshInterval (60 s) -> amount.loading',
      'amount, balance.invalidate -> amount.loading',
      '[HEADER-31] amount, balance.pushed -> amount.known',
      '[HEADER-32] mask.shown, balance.toggle -> mask.hidden',
      '[HEADER-32] mask.hidden, balance.toggle -> mask.shown',
    ]),
  )('%s', (_title, run) => run());

  const answer = balanceFlow.outcomes.fetchBalance[0] ?? expect.unreachable();
  const failure = fails(new ApiError({ kind: 'offline' }));

  it('marks automatic refreshes as background calls', () => {
    const { actor, clock, children, settle, seen } = createHarness(balanceFlow, undefined);
    const background = () => seen(0).pending.fetchBalance;
    const call = (asked: '0' | '1') => ({ request: {}, headers: { 'x-background': asked } });

    expect(background()).toEqual(call('0'));
    settle(children().fetchBalance, answer);
    clock.advanceTo(60_000);
    expect(background()).toEqual(call('1'));
    settle(children().fetchBalance, answer);
    actor.send({ type: 'balance.refresh' });
    expect(background()).toEqual(call('0'));

    settle(children().fetchBalance, failure);
    clock.advanceTo(120_000);
    expect(background()).toEqual(call('1'));
    settle(children().fetchBalance, failure);
    actor.send({ type: 'balance.refresh' });
    expect(background()).toEqual(call('0'));
  });

  it('clears the failure once the balance loads, and keeps the balance when a refresh fails', () => {
    const { actor, children, settle } = createHarness(balanceFlow, undefined);
    settle(children().fetchBalance, answer);
    actor.send({ type: 'balance.refresh' });
    settle(children().fetchBalance, failure);
    expect(actor.getSnapshot().context).toMatchObject({ sumBalance: 12_345_600, failure: { kind: 'offline' } });
    actor.send({ type: 'balance.refresh' });
    settle(children().fetchBalance, answer);
    expect(actor.getSnapshot().context).toMatchObject({ sumBalance: 12_345_600, failure: null });
  });

  it('[HEADER-31] shows a pushed balance, and drops the older answer that is still pending', () => {
    const { actor, children, settle, seen } = createHarness(balanceFlow, undefined);
    const { fetchBalance } = children();
    actor.send({ type: 'balance.pushed', sumBalance: 5_000 });
    settle(fetchBalance, answer);
    expect([seen(0).pending, actor.getSnapshot().context.sumBalance]).toEqual([{}, 5_000]);
  });

  it('clears a failure with a pushed balance, and refreshes a minute after it', () => {
    const { actor, clock, children, settle, seen } = createHarness(balanceFlow, undefined);
    settle(children().fetchBalance, failure);
    clock.advanceTo(59_000);
    actor.send({ type: 'balance.pushed', sumBalance: 5_000 });
    expect(actor.getSnapshot().context).toMatchObject({ sumBalance: 5_000, failure: null });
    clock.advanceTo(118_999);
    expect(seen(0).pending).toEqual({});
    clock.advanceTo(119_000);
    expect(seen(0).pending).toEqual({ fetchBalance: { request: {}, headers: { 'x-background': '1' } } });
  });
});
