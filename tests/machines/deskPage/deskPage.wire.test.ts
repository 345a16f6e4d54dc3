import { expect, it } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import type { ApiClient } from '../../../src/api/client.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { ApiError } from '../../../src/api/failure.ts';
import type { DeskAction } from '../../../src/machines/deskPage/deskPage.events.ts';
import { initialLocation } from '../../../src/machines/deskPage/deskPage.rules.ts';
import { wireDeskPage } from '../../../src/machines/deskPage/deskPage.wire.ts';

/** What a wired actor asks of the network, in order, and what it comes to. */
async function asks(
  src: 'readPart' | 'sendAction',
  input: unknown,
  answer: (endpoint: Endpoint, call: unknown) => unknown,
) {
  const calls: unknown[] = [];
  const api = (async (endpoint: Endpoint, call: object) => {
    calls.push([endpoint.id, call]);
    return answer(endpoint, call);
  }) as unknown as ApiClient;
  const logic = wireDeskPage({ api }).implementations.actors[src] as PromiseActorLogic<unknown, unknown>;
  const output = await toPromise(createActor(logic, { input }).start());
  return { calls, output };
}

const one = { id: 'x1', language: 'EN' };
const said = { ...one, remark: 'It came.' };

it.each([
  [{ what: 'approve', id: 'x1' }, 'desk.approve', one],
  [{ what: 'pay', id: 'x1' }, 'desk.pay', one],
  [{ what: 'payAgain', id: 'x1' }, 'desk.payAgain', one],
  [{ what: 'approveExchange', id: 'x1' }, 'desk.approveExchange', one],
  [{ what: 'reject', id: 'x1' }, 'desk.reject', said],
  [{ what: 'refuseClaim', id: 'x1' }, 'desk.refuseClaim', said],
  [{ what: 'forceReceipt', id: 'x1' }, 'desk.forceReceipt', said],
  [{ what: 'rejectExchange', id: 'x1' }, 'desk.rejectExchange', said],
  [{ what: 'approveReferral', id: 'x1' }, 'desk.approveReferral', { id: 'x1' }],
  [{ what: 'refuseReferral', id: 'x1' }, 'desk.refuseReferral', { id: 'x1', remark: 'It came.' }],
  [{ what: 'approveApplication', id: 'x1' }, 'desk.approveApplication', { id: 'x1' }],
  [{ what: 'refuseApplication', id: 'x1' }, 'desk.refuseApplication', { id: 'x1', remark: 'It came.' }],
  [{ what: 'confirmMove', id: 'x1' }, 'desk.confirmMove', { id: 'x1' }],
  [{ what: 'declineMove', id: 'x1' }, 'desk.declineMove', { id: 'x1', remark: 'It came.' }],
  [{ what: 'rejectPromotion', id: 'x1' }, 'desk.rejectPromotion', said],
  [{ what: 'endPromotion', id: 'x1' }, 'desk.endPromotion', { id: 'x1', remark: 'It came.' }],
  [{ what: 'withdrawNews', id: 'x1' }, 'desk.withdrawNews', { id: 'x1', remark: 'It came.' }],
  [{ what: 'confirmAdjustment', id: 'x1' }, 'desk.confirmAdjustment', { id: 'x1' }],
  [{ what: 'declineAdjustment', id: 'x1' }, 'desk.declineAdjustment', { id: 'x1', remark: 'It came.' }],
] as const)('sends %j with its idempotency key', async (action, id, request) => {
  const sent = { action: action as DeskAction, input: 'It came.', language: 'EN', idempotencyKey: 'the-key' };
  const { calls } = await asks('sendAction', sent, () => null);
  expect(calls).toEqual([[id, { request, idempotencyKey: 'the-key' }]]);
});

it.each([
  [{ what: 'setFeature', name: 'smsLogin', on: false }, '', 'desk.setFeature', { name: 'smsLogin', on: false }],
  [{ what: 'setStatus', status: 1 }, '30', 'desk.setStatus', { status: 1, minutes: 30 }],
  [{ what: 'setStatus', status: 1 }, '', 'desk.setStatus', { status: 1, minutes: null }],
  [{ what: 'setStatus', status: 0 }, '', 'desk.setStatus', { status: 0, minutes: null }],
  [{ what: 'prove' }, '', 'desk.prove', {}],
] as const)('builds the request of %j %j', async (action, word, id, request) => {
  const { calls } = await asks(
    'sendAction',
    { action, input: word, language: 'EN', idempotencyKey: 'the-key' },
    () => null,
  );
  expect(calls).toEqual([[id, { request }]]);
});

it.each([
  ['withdrawals', 'desk.withdrawals', { queue: 'toApprove', page: 1, language: 'TH' }],
  ['exchanges', 'desk.exchanges', { queue: 'inProgress', page: 1, language: 'TH' }],
  ['referrals', 'desk.referrals', { queue: 'inProgress', page: 1 }],
  ['applications', 'desk.applications', { queue: 'inProgress', page: 1 }],
  ['linked', 'desk.linked', { page: 1 }],
  ['moves', 'desk.moves', { page: 1 }],
  ['promotionClaims', 'desk.promotionClaims', { queue: 'inProgress', page: 1, language: 'TH' }],
  ['promotions', 'desk.promotions', { state: 'running', page: 1, language: 'TH' }],
  ['news', 'desk.newsList', { state: 'running', page: 1, language: 'TH' }],
  ['adjustments', 'desk.adjustments', { page: 1 }],
  ['books', 'desk.books', {}],
  ['switches', 'desk.switches', {}],
] as const)('loads %s and the number of open items', async (page, id, request) => {
  const waiting = { toApprove: 1 };
  const { calls, output } = await asks('readPart', { place: initialLocation(page), language: 'TH' }, ({ id }) =>
    id === 'desk.overview' ? { waiting } : {},
  );
  expect(calls).toEqual([
    [id, { request }],
    ['desk.overview', { request: {} }],
  ]);
  expect(output).toMatchObject({ part: { kind: page }, waiting });
});

it('shows a withdrawal without a picture that failed to load', async () => {
  const place = { ...initialLocation('withdrawals'), id: 'w1' };
  const { output } = await asks('readPart', { place, language: 'TH' }, ({ id }, call) => {
    if (id === 'desk.withdrawal') return { pictures: ['p1', 'p2'] };
    if (id !== 'desk.proof') return { waiting: null };
    if (JSON.stringify(call).includes('p1')) throw new ApiError({ kind: 'offline' });
    return { webp: 'iVBO' };
  });
  expect(output).toMatchObject({ part: { kind: 'withdrawal', pictures: ['data:image/webp;base64,iVBO'] } });
});

it('[PROMO-11] sends the typed amount of an approval', async () => {
  const action = { what: 'approvePromotion', id: 'x1' } as const;
  const { calls } = await asks(
    'sendAction',
    { action, input: '1,250.50', language: 'EN', idempotencyKey: 'the-key' },
    () => null,
  );
  const request = { id: 'x1', language: 'EN', amount: 12_505_000 };
  expect(calls).toEqual([['desk.approvePromotion', { request, idempotencyKey: 'the-key' }]]);
});

it('[PROMO-06] opens an application with its pictures, without those that fail to load', async () => {
  const place = { ...initialLocation('promotionClaims'), id: 'x1' };
  const { calls, output } = await asks('readPart', { place, language: 'EN' }, ({ id }, call) => {
    if (id === 'desk.overview') return { waiting: {} };
    if (id === 'desk.promotionClaim') return { pictures: ['f1', 'f2'] };
    if (JSON.stringify(call).includes('f2')) throw new ApiError({ kind: 'offline' });
    return { webp: 'abc' };
  });
  expect(calls.map((call) => (call as [string])[0])).toEqual([
    'desk.promotionClaim',
    'desk.promotionPicture',
    'desk.promotionPicture',
    'desk.overview',
  ]);
  expect(output).toMatchObject({ part: { pictures: ['data:image/webp;base64,abc'] } });
});
