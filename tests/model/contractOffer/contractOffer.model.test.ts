import { describe, expect, it } from 'vitest';
import { agentContractContract as calls } from '../../../src/api/contract/agentContract.ts';
import type { OfferField } from '../../../src/machines/contractOffer/contractOffer.events.ts';
import { refuses } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { contractOfferFlow } from './contractOffer.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
const { outcomes } = contractOfferFlow;

function opened() {
  const bench = createHarness(contractOfferFlow, { kind: 'daily', keySeed: 'seed' });
  bench.settle(bench.children().fetchTerms, first(outcomes.fetchTerms));
  return { ...bench, state: () => bench.actor.getSnapshot().value, context: () => bench.actor.getSnapshot().context };
}

describe('an offer', () => {
  it.each(
    modelTests(contractOfferFlow, [
      'editing, offer.addTier [hasRoom] -> (stays)',
      'editing, offer.choosePeriod -> (stays)',
      'editing, offer.close -> closed',
      'editing, offer.removeTier [isOneOfSeveral] -> (stays)',
      'editing, offer.submit -> (stays)',
      '[CONTRACT-02] editing, offer.submit [isValid] -> sending',
      'editing, downline.chosen -> (stays)',
      'editing, error downlinePicker -> failed',
      'editing, offer.type -> (stays)',
      'editing, offer.type [isDownline] -> (stays)',
      'editing, offer.typeTier [isTier] -> (stays)',
      'failed, offer.close -> closed',
      'failed, offer.retry -> loading',
      'loading, done fetchTerms -> nothing',
      'loading, done fetchTerms [hasRateToGive] -> editing',
      'loading, error fetchTerms -> failed',
      'loading, offer.close -> closed',
      'nothing, offer.close -> closed',
      '[CONTRACT-02] sending, done sendOffer -> closed',
      'sending, error sendOffer -> loading',
      'sending, error sendOffer [isOutcomeUnknown] -> unsure',
      'unsure, offer.resend -> sending',
      'unsure, offer.checkStatus -> closed',
    ]),
  )('%s', (_title, run) => run());

  it('[CONTRACT-02] [CONTRACT-11] sends tiers in whole units and outputs the offered contract', () => {
    const { actor, children, settle, seen } = opened();
    actor.send({ type: 'offer.type', field: 'downline', value: ' agent2 ' });
    actor.send({ type: 'offer.typeTier', tier: 0, field: 'rate', value: '0.5%' });
    actor.send({ type: 'offer.addTier' });
    actor.send({ type: 'offer.typeTier', tier: 1, field: 'rate', value: '1.2345' });
    actor.send({ type: 'offer.typeTier', tier: 1, field: 'validBet', value: '50,000' });
    actor.send({ type: 'offer.typeTier', tier: 1, field: 'members', value: '๓' });
    actor.send({ type: 'offer.choosePeriod', period: 'weekly' });
    actor.send({ type: 'offer.submit' });
    expect(seen(0).pending.sendOffer).toEqual({
      kind: 'daily',
      request: {
        do: 'offer',
        downline: 'agent2',
        tiers: [
          { minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 5_000 },
          { minValidBet: 500_000_000, minLoss: 0, minActiveMembers: 3, rate: 12_345 },
        ],
        period: 'weekly',
        start: null,
        end: null,
        remark: '',
      },
      idempotencyKey: 'seed-1',
    });
    settle(children().sendOffer, first(outcomes.sendOffer));
    expect(actor.getSnapshot().output?.contract?.status).toBe('offered');
  });

  it('[CONTRACT-02] sends dates as the start of each day in GMT+8, and nothing while one is invalid', () => {
    const { actor, seen, state } = opened();
    const type = (field: OfferField, value: string) => actor.send({ type: 'offer.type', field, value });
    type('downline', 'agent2');
    actor.send({ type: 'offer.typeTier', tier: 0, field: 'rate', value: '0.5' });
    type('start', '2026-12-01');
    type('end', '2026-12-01');
    actor.send({ type: 'offer.submit' });
    expect([state(), Object.keys(seen(0).pending)]).toEqual(['editing', ['downlinePicker']]);
    type('end', '2027-01-01');
    actor.send({ type: 'offer.submit' });
    expect(seen(0).pending.sendOffer).toMatchObject({
      request: { start: Date.UTC(2026, 10, 30, 16), end: Date.UTC(2026, 11, 31, 16) },
    });
  });

  it('keeps what was typed when refused, and loads the limits again', () => {
    const { actor, children, settle, state, context } = opened();
    actor.send({ type: 'offer.type', field: 'downline', value: 'agent2' });
    actor.send({ type: 'offer.typeTier', tier: 0, field: 'rate', value: '1.25' });
    actor.send({ type: 'offer.submit' });
    settle(children().sendOffer, refuses(calls.daily, 'RATE_TOO_HIGH'));
    expect([state(), context().keyIndex]).toEqual(['loading', 1]);
    settle(children().fetchTerms, first(outcomes.fetchTerms));
    expect([state(), context().downline, context().failure]).toMatchObject([
      'editing',
      'agent2',
      { code: 'RATE_TOO_HIGH' },
    ]);
  });
});
