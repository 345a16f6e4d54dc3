import { expect, it } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import type { ApiClient } from '../../../../src/api/client.ts';
import type { Endpoint } from '../../../../src/api/contract/endpoint.ts';
import { wireDeskMember } from '../../../../src/machines/desk/deskMember/deskMember.wire.ts';

const asked = { username: 'fah', upline: 'agent41', reason: 'It came.', closing: 'break7', idempotencyKey: 'the-key' };

it.each([
  ['move', 'desk.moveLine', { username: 'fah', upline: 'agent41', reason: 'It came.' }],
  ['freeze', 'desk.freezeLine', { username: 'fah', reason: 'It came.' }],
  ['unfreeze', 'desk.unfreezeLine', { username: 'fah', reason: 'It came.' }],
  ['close', 'desk.closePlay', { username: 'fah', closing: 'break7', reason: 'It came.' }],
] as const)('sends the act %s with its idempotency key', async (act, id, request) => {
  const calls: unknown[] = [];
  const api = (async (endpoint: Endpoint, call: object) => {
    calls.push([endpoint.id, call]);
    return { username: 'fah' };
  }) as unknown as ApiClient;
  const logic = wireDeskMember({ api }).implementations.actors.sendAct as PromiseActorLogic<unknown, unknown>;
  const output = await toPromise(createActor(logic, { input: { ...asked, act } }).start());
  expect([calls, output]).toEqual([[[id, { request, idempotencyKey: 'the-key' }]], { username: 'fah' }]);
});
