import { expect, it } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import type { ApiClient } from '../../../../src/api/client.ts';
import type { Endpoint } from '../../../../src/api/contract/endpoint.ts';
import { ApiError } from '../../../../src/api/failure.ts';
import { initialLocation } from '../../../../src/machines/desk/deskPage/deskPage.rules.ts';
import { wireDeskPage } from '../../../../src/machines/desk/deskPage/deskPage.wire.ts';

/** What a wired actor asks of the network, in order, and what it comes to. */
async function asks(input: unknown, answer: (endpoint: Endpoint, call: unknown) => unknown) {
  const calls: unknown[] = [];
  const api = (async (endpoint: Endpoint, call: object) => {
    calls.push([endpoint.id, call]);
    return answer(endpoint, call);
  }) as unknown as ApiClient;
  const logic = wireDeskPage({ api }).implementations.actors.readPart as PromiseActorLogic<unknown, unknown>;
  const output = await toPromise(createActor(logic, { input }).start());
  return { calls, output };
}

it('shows a withdrawal without a picture that failed to load', async () => {
  const place = { ...initialLocation('withdrawals'), id: 'w1' };
  const { output } = await asks({ place, language: 'TH' }, ({ id }, call) => {
    if (id === 'desk.withdrawal') return { pictures: ['p1', 'p2'] };
    if (id !== 'desk.proof') return { waiting: null };
    if (JSON.stringify(call).includes('p1')) throw new ApiError({ kind: 'offline' });
    return { webp: 'iVBO' };
  });
  expect(output).toMatchObject({ part: { of: 'withdrawals', pictures: ['data:image/webp;base64,iVBO'] } });
});

it('[PROMO-06] opens an application with its pictures, without those that fail to load', async () => {
  const place = { ...initialLocation('promotionClaims'), id: 'x1' };
  const { calls, output } = await asks({ place, language: 'EN' }, ({ id }, call) => {
    if (id === 'desk.overview') return { waiting: { toApprove: 1 } };
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
  expect(output).toMatchObject({ part: { pictures: ['data:image/webp;base64,abc'] }, waiting: { toApprove: 1 } });
});
