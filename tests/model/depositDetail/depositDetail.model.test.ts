import { describe, expect, it } from 'vitest';
import { secondsLeft } from '../../../src/machines/depositDetail/depositDetail.rules.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { depositDetailFlow, standing } from './depositDetail.spec.ts';

describe('a deposit', () => {
  it.each(
    modelTests(depositDetailFlow, [
      'any, depositDetail.back -> left',
      'any, page.language -> opening',
      'begun, always -> ended',
      'begun, always [isOpen] -> watching',
      'begun, always [isUnknown] -> opening',
      'failed, depositDetail.retry -> opening',
      'opening, done fetchDetail -> ended',
      'opening, done fetchDetail [isOpen] -> watching',
      'opening, error fetchDetail -> failed',
      'watching.clock.ticking, after second (1 s) -> watching.clock.ticking',
      'watching.copying.copying, done copyText -> watching.copying.idle',
      'watching.copying.copying, error copyText -> watching.copying.idle',
      'watching.copying.idle, depositDetail.copy [canBeCopied] -> watching.copying.copying',
      '[WALLET-02] watching.status.fresh, after firstLook (1 s) -> watching.status.looking',
      '[WALLET-02] watching.status.looking, done poll -> ended',
      'watching.status.looking, done poll [isOpen] -> watching.status.resting',
      'watching.status.looking, error poll -> watching.status.resting',
      '[WALLET-02] watching.status.resting, after nextLook (5 s) -> watching.status.looking',
    ]),
  )('%s', (_title, run) => run());

  const opened = () => {
    const bench = createHarness(depositDetailFlow, { id: 'x', language: 'TH', detail: standing.starting });
    let now = 0;
    const pass = (ms: number) => {
      now += ms;
      bench.clock.advanceTo(now);
    };
    return { ...bench, pass, context: () => bench.actor.getSnapshot().context };
  };

  it('[WALLET-02] refreshes one second after the deposit was made, then every five seconds', () => {
    const { pass, children, settle } = opened();
    const asks = () => 'poll' in children();
    const asksAfter = (ms: number) => {
      pass(ms);
      return asks();
    };
    expect([asks(), asksAfter(999), asksAfter(1)]).toEqual([false, false, true]);
    settle(children().poll, done(standing.awaiting));
    expect([asks(), asksAfter(4_999), asksAfter(1)]).toEqual([false, false, true]);
  });

  it('[WALLET-02] reports received money once, however often the deposit is loaded', () => {
    const { actor, pass, children, settle, seen } = opened();
    pass(1_000);
    settle(children().poll, done(standing.awaiting));
    pass(5_000);
    settle(children().poll, done(standing.paid));
    actor.send({ type: 'page.language', language: 'TH' });
    settle(children().fetchDetail, done(standing.paid));
    expect(seen(0).effects).toEqual([{ told: { type: 'page.moneyMoved' } }]);
  });

  it('[WALLET-02] counts down by the server time', () => {
    const { pass, children, settle, context } = opened();
    pass(1_000);
    expect(secondsLeft(context())).toBe(1_799);
    settle(children().poll, done(standing.awaiting));
    expect(secondsLeft(context())).toBe(1_795);
    pass(3_000);
    expect(secondsLeft(context())).toBe(1_792);
    pass(2_000);
    settle(children().poll, done(standing.expired));
    expect(secondsLeft(context())).toBe(0);
  });
});
