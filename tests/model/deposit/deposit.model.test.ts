import { describe, expect, it } from 'vitest';
import { depositContract } from '../../../src/api/contract/deposit.ts';
import { refuses, wireFailures } from '../answers.ts';
import { standing } from '../depositDetail/depositDetail.spec.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { done } from '../kit/outcome.ts';
import { depositFlow } from './deposit.spec.ts';

describe('the deposit page', () => {
  it.each(
    modelTests(depositFlow, [
      'any, page.language -> (stays)',
      'failed, deposit.retry -> loading',
      'loading, page.language -> loading',
      '[MEMBER-07] loading, done fetchMethods -> ready.before',
      'loading, error fetchMethods -> failed',
      'ready, page.language -> loading',
      'ready.choosing, deposit.choose [isOffered] -> (stays)',
      '[WALLET-09] ready.choosing, deposit.guide -> ready.reading',
      'ready.choosing, deposit.submit -> (stays)',
      '[WALLET-02] ready.choosing, deposit.submit [isValid] -> sending',
      'ready.choosing, deposit.type -> (stays)',
      '[WALLET-09] ready.reading, deposit.closeGuide -> ready.choosing',
      '[WALLET-02] sending, done sendDeposit -> ready',
      'sending, error sendDeposit -> loading',
      'sending, error sendDeposit [isOutcomeUnknown] -> unsure',
      'unsure, deposit.resend -> sending',
      'unsure, deposit.checkStatus -> loading',
    ]),
  )('%s', (_title, run) => run());

  const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

  /** The page with methods and list on screen, P 250 typed. */
  function opened() {
    const bench = createHarness(depositFlow, { language: 'TH', keySeed: 'seed' });
    const { actor, children, settle } = bench;
    const load = () => settle(children().fetchMethods, first(depositFlow.outcomes.fetchMethods));
    load();
    actor.send({ type: 'deposit.type', value: '250' });
    const pending = () => bench.seen(0).pending;
    const effects = () => bench.seen(0).effects;
    return { ...bench, load, pending, effects, context: () => actor.getSnapshot().context };
  }

  it('[WALLET-02] resends with the same idempotency key when the outcome is unknown, even in another language', () => {
    const { actor, children, settle, pending } = opened();
    const sent = { request: { method: 'TRANSFER', amount: 2_500_000, language: 'TH' }, idempotencyKey: 'seed-1' };
    actor.send({ type: 'deposit.submit' });
    expect(pending().sendDeposit).toEqual(sent);
    settle(children().sendDeposit, first(wireFailures(depositContract.create)));
    actor.send({ type: 'page.language', language: 'EN' });
    actor.send({ type: 'deposit.resend' });
    expect(pending().sendDeposit).toEqual(sent);
  });

  it('[WALLET-02] keeps what was typed when refused, and uses a new idempotency key next', () => {
    const { actor, children, settle, load, context, pending } = opened();
    actor.send({ type: 'deposit.submit' });
    settle(children().sendDeposit, refuses(depositContract.create, 'LIMIT_REACHED'));
    load();
    expect(context()).toMatchObject({ typed: '250', failure: { code: 'LIMIT_REACHED' }, sent: null });
    actor.send({ type: 'deposit.submit' });
    expect(pending().sendDeposit).toMatchObject({ idempotencyKey: 'seed-2' });
  });

  it('[WALLET-02] opens the deposit that was made, with the details of the answer', () => {
    const { actor, children, settle, effects, context } = opened();
    actor.send({ type: 'deposit.submit' });
    settle(children().sendDeposit, done(standing.starting));
    expect(effects()).toEqual([{ told: { type: 'list.opened', id: standing.starting.id, known: standing.starting } }]);
    expect(context()).toMatchObject({ typed: '', sent: null });
  });
});
