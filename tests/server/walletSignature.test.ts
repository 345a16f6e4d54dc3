import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, newProviderKey, providerKey, sitDown, startWithProvider, type Table } from '../support/gameProvider.ts';
import type { Reference } from '../support/reference.ts';

const MINUTE = 60_000;
const next = newProviderKey('key-2');

let server: Reference;
let table: Table;
beforeAll(async () => {
  const keys = { [providerKey.id]: providerKey.public, [next.id]: next.public };
  server = await startWithProvider({ env: { PROVIDER_KEYS: JSON.stringify(keys) } });
  table = await sitDown(server);
});
afterAll(() => server.close());

const balance = (signing: Parameters<typeof ask>[3] = {}) =>
  ask(server, 'balance', { session: table.session }, signing);
const refusal = (status: number, code: string) => ({
  status,
  body: { status: 'ERROR', code, message: expect.any(String) },
});

it('accepts each of several keys, so that keys rotate', async () => {
  expect((await balance()).body.status).toBe('OK');
  expect((await balance({ key: next })).body.status).toBe('OK');
});

it('accepts the raw form of a key', async () => {
  const raw = Buffer.from(next.public, 'base64').subarray(12).toString('base64');
  const other = await startWithProvider({ env: { PROVIDER_KEYS: JSON.stringify({ [next.id]: raw }) } });
  expect((await ask(other, 'roundInfo', { roundId: 'r' }, { key: next })).body.code).toBe('ROUND_UNKNOWN');
  await other.close();
});

it.each([
  ['an unknown key', { key: newProviderKey('key-3') }, refusal(401, 'KEY_UNKNOWN')],
  ['another key under a known id', { key: newProviderKey('key-1') }, refusal(401, 'SIGNATURE_INVALID')],
  ['an unknown provider', { headers: { 'x-provider': 'nobody' } }, refusal(401, 'KEY_UNKNOWN')],
  ['no signature', { headers: { 'x-signature': '' } }, refusal(401, 'SIGNATURE_INVALID')],
  ['the signature of another verb', { signedVerb: 'roundInfo' }, refusal(401, 'SIGNATURE_INVALID')],
  ['another time than the signed one', { headers: { 'x-timestamp': '1' } }, refusal(401, 'SIGNATURE_INVALID')],
  ['a time that is no number', { timestamp: 'now' }, refusal(401, 'CLOCK_OFF')],
] as const)('refuses %s', async (_title, signing, expected) => {
  expect(await balance(signing)).toEqual(expected);
});

it('refuses a body that differs from the signed one by a blank', async () => {
  const sentBody = `${JSON.stringify({ session: table.session })} `;
  expect(await balance({ sentBody })).toEqual(refusal(401, 'SIGNATURE_INVALID'));
});

it.each([
  [5 * MINUTE, 'OK'],
  [-5 * MINUTE, 'OK'],
  [5 * MINUTE + 1, 'ERROR'],
  [-5 * MINUTE - 1, 'ERROR'],
])('answers a call %i ms from its clock with %s', async (offset, status) => {
  expect((await balance({ timestamp: String(server.now() + offset) })).body.status).toBe(status);
});

it.each([
  ['not json', 'BAD_REQUEST'],
  ['{}', 'BAD_REQUEST'],
  ['[]', 'BAD_REQUEST'],
  ['{"session":"\\u0000"}', 'BAD_REQUEST'],
])('refuses the body %s', async (body, code) => {
  expect(await ask(server, 'balance', body)).toEqual(refusal(400, code));
});

it.each([0, -1, 0.5, 1e13, '10000', null])('refuses the stake %j, never rounding', async (amount) => {
  expect(await table.ask('bet', { transactionId: 't', amount })).toEqual(refusal(400, 'AMOUNT_INVALID'));
});

it('knows no other verb', async () => {
  expect((await server.app.request('/wallet/v1/rollback', { method: 'POST' })).status).toBe(400);
  expect((await server.app.request('/wallet/v1/bet')).status).toBe(400);
});
