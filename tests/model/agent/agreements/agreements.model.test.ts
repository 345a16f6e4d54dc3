import { describe, expect, it } from 'vitest';
import { agreementContract } from '../../../../src/api/contract/agent/agreement.ts';
import { answers } from '../../answers.ts';
import { answersOf } from '../../kit/does.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { offered } from '../agreement/agreement.spec.ts';
import { given } from './agreements.data.ts';
import { agreementsFlow, chosen, waiting } from './agreements.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();
const { outcomes } = agreementsFlow;

function createBench(address = '/') {
  const bench = createHarness(agreementsFlow, { language: 'TH', keySeed: 'seed', address });
  const called = (id: string) => (bench.seen(0).pending as Readonly<Record<string, unknown>>)[id];
  return { ...bench, called };
}

/** The agreement requests, with the list on screen. */
function opened() {
  const bench = createBench();
  bench.settle(bench.children().fetchFeatures, first(outcomes.fetchFeatures));
  bench.settle(bench.children().fetchWaiting, first(outcomes.fetchWaiting));
  return bench;
}

const answer = answersOf(agreementsFlow);

describe('the agreement requests', () => {
  it.each(
    modelTests(agreementsFlow, [
      ['[ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] start', { calls: { fetchFeatures: { request: {} } } }],
      [
        '[design: a failed load shows the reason and Retry] failed, agreements.retry -> loading',
        { calls: { fetchFeatures: { request: {} } }, sets: { failure: null } },
      ],
      ['[ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] loading.features, done fetchFeatures -> closed', {}],
      [
        '[ROLE-22] [ROLE-23] [ROLE-24] [ROLE-25] [CONTRACT-09] loading.features, done fetchFeatures [isAnyOn] -> loading.waiting',
        { calls: { fetchWaiting: { request: {} } }, sets: { kinds: ['daily', 'hourly'], kind: 'daily' } },
      ],
      [
        '[design: a failed load shows the reason and Retry] loading.features, error fetchFeatures -> failed',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[CONTRACT-07] [CONTRACT-09] loading.waiting, done fetchWaiting -> open',
        {
          calls: {
            list: {
              language: 'TH',
              offered: { side: ['downline', 'upline'], kind: ['daily', 'hourly'] },
              choice: { filters: { side: 'downline', kind: 'daily' } },
            },
          },
          sets: { wasShown: true, waiting: answer('fetchWaiting').list },
        },
      ],
      [
        '[design: a failed load shows the reason and Retry] loading.waiting, error fetchWaiting -> failed',
        { sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[CONTRACT-07] open.listing, list.chosen -> (stays)',
        { sets: { side: 'downline', kind: 'hourly' } },
        'start, fetchFeatures done 1, fetchWaiting done 1, list.chosen 1, list.chosen 2',
      ],
      [
        '[CONTRACT-07] open.updating, list.chosen -> (stays)',
        { sets: { side: 'downline', kind: 'hourly' } },
        'start, fetchFeatures done 1, fetchWaiting done 1, agreements.refresh, list.chosen 1, list.chosen 2',
      ],
      [
        '[design: a crash of the list shows Retry] open, error list -> failed',
        { stops: ['agreement'], sets: { failure: { kind: 'defect' }, open: null, keyIndex: 1 } },
        'start, fetchFeatures done 1, fetchWaiting done 1, agreements.open 1, list error',
      ],
      [
        '[CONTRACT-07] [CONTRACT-09] open.listing, agreements.open [isWaiting] -> open.following',
        {
          calls: {
            agreement: { id: '6d0cf8e2-0000-4000-8000-000000000001', kind: 'daily', keySeed: 'seed-of-a-page-1' },
          },
          sets: { open: { id: '6d0cf8e2-0000-4000-8000-000000000001', kind: 'daily' } },
        },
      ],
      [
        '[CONTRACT-07] open.listing, list.opened -> open.following',
        {
          calls: {
            agreement: { id: '6d0cf8e2-0000-4000-8000-000000000002', kind: 'daily', keySeed: 'seed-of-a-page-1' },
          },
          sets: { open: { id: '6d0cf8e2-0000-4000-8000-000000000002', kind: 'daily' } },
        },
      ],
      [
        '[CONTRACT-02] open.listing, agreements.offer [mayGive] -> open.offering',
        { calls: { offer: { kind: 'daily', keySeed: 'seed-of-a-page-1' } } },
      ],
      [
        '[design: refresh loads requests and list again] open.listing, agreements.refresh -> open.updating',
        { calls: { fetchWaiting: { request: {} } }, effects: [{ sent: { type: 'list.refresh' }, to: 'list' }] },
      ],
      [
        '[CONTRACT-07] [CONTRACT-09] open.updating, agreements.open [isWaiting] -> open.following',
        {
          calls: {
            agreement: { id: '6d0cf8e2-0000-4000-8000-000000000001', kind: 'daily', keySeed: 'seed-of-a-page-1' },
          },
          stops: ['fetchWaiting'],
          sets: { open: { id: '6d0cf8e2-0000-4000-8000-000000000001', kind: 'daily' } },
        },
      ],
      [
        '[CONTRACT-07] open.updating, list.opened -> open.following',
        {
          calls: {
            agreement: { id: '6d0cf8e2-0000-4000-8000-000000000002', kind: 'daily', keySeed: 'seed-of-a-page-1' },
          },
          stops: ['fetchWaiting'],
          sets: { open: { id: '6d0cf8e2-0000-4000-8000-000000000002', kind: 'daily' } },
        },
      ],
      [
        '[CONTRACT-02] open.updating, agreements.offer [mayGive] -> open.offering',
        { calls: { offer: { kind: 'daily', keySeed: 'seed-of-a-page-1' } }, stops: ['fetchWaiting'] },
      ],
      [
        '[CONTRACT-09] open.updating, done fetchWaiting -> open.listing',
        { sets: { waiting: [] } },
        'start, fetchFeatures done 1, fetchWaiting done 1, agreements.refresh, fetchWaiting done 2',
      ],
      [
        '[design: a failed load shows the reason and Retry] open.updating, error fetchWaiting -> failed',
        { stops: ['list'], sets: { failure: { kind: 'offline' } } },
      ],
      [
        '[design: requests and list load again after an agreement closes] open.following, done agreement -> open.updating',
        {
          calls: { fetchWaiting: { request: {} } },
          effects: [{ sent: { type: 'list.refresh' }, to: 'list' }],
          sets: { keyIndex: 1, open: null },
        },
      ],
      [
        '[design: a crashed agreement returns to a fresh list] open.following, error agreement -> open.updating',
        {
          calls: { fetchWaiting: { request: {} } },
          effects: [{ sent: { type: 'list.refresh' }, to: 'list' }],
          sets: { keyIndex: 1, open: null },
        },
      ],
      [
        '[design: a lost offer may have been made] open.offering, done offer -> open.updating',
        {
          calls: { fetchWaiting: { request: {} } },
          effects: [{ sent: { type: 'list.refresh' }, to: 'list' }],
          sets: { keyIndex: 1 },
        },
      ],
      [
        '[CONTRACT-02] open.offering, done offer [isOffered] -> open.following',
        {
          calls: {
            agreement: { id: '6d0cf8e2-0000-4000-8000-000000000002', kind: 'daily', keySeed: 'seed-of-a-page-2' },
          },
          sets: { keyIndex: 1, open: { id: '6d0cf8e2-0000-4000-8000-000000000002', kind: 'daily' } },
        },
      ],
      [
        '[design: a crashed form may have made an offer] open.offering, error offer -> open.updating',
        {
          calls: { fetchWaiting: { request: {} } },
          effects: [{ sent: { type: 'list.refresh' }, to: 'list' }],
          sets: { keyIndex: 1 },
        },
      ],
    ]),
  )('%s', (_title, run) => run());

  it('[AGENT-06] [CONTRACT-02] offers to the downline that the address names, whatever awaits an answer', () => {
    const bench = createBench('/agent/contractRequests?offer=som%20chai');
    bench.settle(bench.children().fetchFeatures, first(outcomes.fetchFeatures));
    bench.settle(bench.children().fetchWaiting, first(outcomes.fetchWaiting));
    bench.actor.send({ type: 'agreements.offer' });
    expect(bench.called('offer')).toEqual({ kind: 'daily', keySeed: 'seed-1', downline: 'som chai' });
  });

  it('[CONTRACT-07] opens each agreement and each offer with a new idempotency key, and an offered agreement after its offer', () => {
    const { actor, children, settle, called } = opened();
    actor.send({ type: 'agreements.open', id: offered.id });
    expect(called('agreement')).toEqual({ id: offered.id, kind: 'daily', keySeed: 'seed-1' });
    settle(children().agreement, first(outcomes.agreement));
    settle(children().fetchWaiting, first(outcomes.fetchWaiting));
    actor.send({ type: 'list.chosen', choice: chosen('upline', 'daily') });
    actor.send({ type: 'agreements.offer' });
    expect(called('offer')).toEqual({ kind: 'daily', keySeed: 'seed-2' });
    settle(children().offer, first(outcomes.offer));
    expect(called('agreement')).toEqual({ id: given.id, kind: 'daily', keySeed: 'seed-3' });
  });

  it('[CONTRACT-07] opens a row of the list with the kind of the list', () => {
    const { actor, called } = opened();
    actor.send({ type: 'list.chosen', choice: chosen('downline', 'hourly') });
    actor.send({ type: 'list.opened', id: given.id });
    expect(called('agreement')).toEqual({ id: given.id, kind: 'hourly', keySeed: 'seed-1' });
  });

  it('[CONTRACT-09] opens on the kind and side of the first request that awaits an answer, and then stays there', () => {
    const { actor, children, settle, called } = createBench();
    const asked = { ...given, kind: 'hourly' as const };
    const load = () => {
      settle(children().fetchFeatures, first(outcomes.fetchFeatures));
      settle(children().fetchWaiting, answers(agreementContract.requests, { ...waiting, list: [asked, offered] }));
    };
    load();
    expect(called('list')).toMatchObject({ choice: { filters: { side: 'upline', kind: 'hourly' } } });
    actor.send({ type: 'list.chosen', choice: chosen('upline', 'daily') });
    actor.send({ type: 'agreements.refresh' });
    settle(children().fetchWaiting, outcomes.fetchWaiting[2] ?? expect.unreachable());
    actor.send({ type: 'agreements.retry' });
    load();
    expect(called('list')).toMatchObject({ choice: { filters: { side: 'upline', kind: 'daily' } } });
  });
});
