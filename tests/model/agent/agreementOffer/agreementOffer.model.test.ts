import { describe, expect, it } from 'vitest';
import { agreementContract as calls } from '../../../../src/api/contract/agent/agreement.ts';
import type { OfferField } from '../../../../src/machines/agent/agreementOffer/agreementOffer.events.ts';
import { refuses } from '../../answers.ts';
import { answersOf } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { agreementOfferFlow, DECEMBER, someTerms } from './agreementOffer.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
const { outcomes } = agreementOfferFlow;

function opened() {
  const bench = createHarness(agreementOfferFlow, { kind: 'daily', keySeed: 'seed' });
  bench.settle(bench.children().fetchTerms, first(outcomes.fetchTerms));
  return { ...bench, state: () => bench.actor.getSnapshot().value, context: () => bench.actor.getSnapshot().context };
}

const answer = answersOf(agreementOfferFlow);

describe('an offer', () => {
  it.each(
    modelTests(agreementOfferFlow, [
      ['[M8] [M10] start', { calls: { fetchTerms: { request: { kind: 'daily' } } } }],
      [
        '[M7] editing, offer.addTier [hasRoom] -> (stays)',
        {
          sets: {
            tiers: [
              { rate: '1.25', validBet: '', loss: '', members: '' },
              { rate: '', validBet: '', loss: '', members: '' },
            ],
            failure: null,
          },
        },
        'start, fetchTerms done 1, offer.type 1, offer.typeTier 1, offer.submit, sendOffer error 1, fetchTerms done 1, offer.addTier',
      ],
      [
        '[CONTRACT-11] [M7] editing, offer.choosePeriod -> (stays)',
        { sets: { period: 'weekly', failure: null } },
        'start, fetchTerms done 1, offer.type 1, offer.typeTier 1, offer.submit, sendOffer error 1, fetchTerms done 1, offer.choosePeriod',
      ],
      ['[design: the dialog can be closed] editing, offer.close -> closed', { ends: { agreement: null } }],
      [
        '[M7] editing, offer.removeTier [isOneOfSeveral] -> (stays)',
        { sets: { tiers: [{ rate: '', validBet: '', loss: '', members: '' }] } },
      ],
      [
        '[design: an invalid offer shows its problems and stays unsent] editing, offer.submit -> (stays)',
        { sets: { tried: true } },
      ],
      [
        '[CONTRACT-02] [API-51] [M7] editing, offer.submit [isValid] -> sending',
        {
          calls: {
            sendOffer: {
              kind: 'daily',
              request: {
                do: 'offer',
                downline: 'agent2',
                tiers: [{ minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 12500 }],
                period: 'weekly',
                start: DECEMBER,
                end: null,
                remark: '',
              },
              idempotencyKey: 'seed-of-an-offer-2',
            },
          },
          stops: ['downlinePicker'],
          sets: { failure: null },
        },
        'start, fetchTerms done 1, offer.type 1, offer.typeTier 1, offer.type 2, offer.choosePeriod, offer.submit, sendOffer error 1, fetchTerms done 1, offer.submit',
      ],
      [
        '[M7] editing, downline.chosen -> (stays)',
        { sets: { downline: 'malee', failure: null } },
        'start, fetchTerms done 1, offer.type 1, offer.typeTier 1, offer.submit, sendOffer error 1, fetchTerms done 1, downline.chosen',
      ],
      [
        '[design: a crash of the picker shows Retry] editing, error downlinePicker -> failed',
        { sets: { failure: { kind: 'defect' } } },
      ],
      [
        '[M7] editing, offer.type -> (stays)',
        { sets: { start: '2026-12-01', failure: null } },
        'start, fetchTerms done 1, offer.type 1, offer.typeTier 1, offer.submit, sendOffer error 1, fetchTerms done 1, offer.type 2',
      ],
      [
        '[M7] editing, offer.type [isDownline] -> (stays)',
        {
          effects: [{ sent: { type: 'downlinePicker.search', value: 'agent2' }, to: 'downlinePicker' }],
          sets: { downline: 'agent2', failure: null },
        },
        'start, fetchTerms done 1, downline.chosen, offer.typeTier 1, offer.submit, sendOffer error 1, fetchTerms done 1, offer.type 1',
      ],
      [
        '[M7] editing, offer.typeTier [isTier] -> (stays)',
        { sets: { tiers: [{ rate: '1.25', validBet: '', loss: '', members: '' }], failure: null } },
        'start, fetchTerms done 1, offer.type 1, offer.typeTier 1, offer.submit, sendOffer error 1, fetchTerms done 1, offer.typeTier 1',
      ],
      ['[design: the dialog can be closed] failed, offer.close -> closed', { ends: { agreement: null } }],
      [
        '[design: a failed load shows the reason and Retry] failed, offer.retry -> loading',
        { calls: { fetchTerms: { request: { kind: 'daily' } } }, sets: { failure: null } },
      ],
      ['[M8] loading, done fetchTerms -> nothing', {}],
      [
        '[M8] [M10] loading, done fetchTerms [hasRateToGive] -> editing',
        { calls: { downlinePicker: undefined }, sets: { terms: someTerms } },
      ],
      [
        '[design: a failed load shows the reason and Retry] loading, error fetchTerms -> failed',
        { sets: { failure: { kind: 'offline' } } },
      ],
      ['[design: the dialog can be closed] loading, offer.close -> closed', { ends: { agreement: null } }],
      ['[design: the dialog can be closed] nothing, offer.close -> closed', { ends: { agreement: null } }],
      [
        '[CONTRACT-02] [M8] sending, done sendOffer -> closed',
        { sets: { offered: answer('sendOffer').agreement }, ends: { agreement: answer('sendOffer').agreement } },
      ],
      [
        '[design: a refused offer stays typed, limits load again] sending, error sendOffer -> loading',
        {
          calls: { fetchTerms: { request: { kind: 'daily' } } },
          sets: {
            keyIndex: 1,
            failure: { kind: 'refused', code: 'NOT_FOUND', message: 'refused with NOT_FOUND', details: null },
          },
        },
      ],
      [
        '[design: key kept until an answer, as W8 for money] sending, error sendOffer [isOutcomeUnknown] -> unsure',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[design: key kept until an answer, as W8 for money] unsure, offer.resend -> sending',
        {
          calls: {
            sendOffer: {
              kind: 'daily',
              request: {
                do: 'offer',
                downline: 'agent2',
                tiers: [{ minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 12500 }],
                period: 'daily',
                start: null,
                end: null,
                remark: '',
              },
              idempotencyKey: 'seed-of-an-offer-1',
            },
          },
          sets: { failure: null },
        },
      ],
      [
        '[design: an unknown outcome can be looked up instead] unsure, offer.checkStatus -> closed',
        { ends: { agreement: null } },
      ],
    ]),
  )('%s', (_title, run) => run());

  it('[CONTRACT-02] [CONTRACT-11] sends tiers in whole units and outputs the offered agreement', () => {
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
    expect(actor.getSnapshot().output?.agreement?.status).toBe('offered');
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
