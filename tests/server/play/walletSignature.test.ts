import { once } from 'node:events';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../../../server/listen.ts';
import {
  ask,
  newProviderKey,
  PROVIDER,
  providerKey,
  sitDown,
  startWithProvider,
  type Table,
} from '../../support/gameProvider.ts';
import type { Reference } from '../../support/reference.ts';

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
  ['a signature of half its length', { headers: { 'x-signature': 'A'.repeat(42) } }, refusal(401, 'SIGNATURE_INVALID')],
  ['a time of long ago', { headers: { 'x-timestamp': '1' } }, refusal(401, 'CLOCK_OFF')],
  ['a time that is no number', { timestamp: 'now' }, refusal(401, 'CLOCK_OFF')],
] as const)('refuses %s', async (_title, signing, expected) => {
  expect(await balance(signing)).toEqual(expected);
});

it('refuses another time than the signed one', async () => {
  const earlier = { headers: { 'x-timestamp': String(server.now() - 1) } };
  expect(await balance(earlier)).toEqual(refusal(401, 'SIGNATURE_INVALID'));
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
  ['that is no JSON', 'not json'],
  ['of another shape', '{}'],
  ['that is a list', '[]'],
  ['with NUL', '{"session":"\\u0000"}'],
  ['of 8,000 lists within each other', `${'['.repeat(8_000)}${']'.repeat(8_000)}`],
  ['of 2,700 objects within each other', `${'{"a":'.repeat(2_700)}1${'}'.repeat(2_700)}`],
])('refuses a body %s for good', async (_, body) => {
  expect(await ask(server, 'balance', body)).toEqual(refusal(400, 'BAD_REQUEST'));
});

it.each([0, -1, 0.5, 1e13, '10000', null])('refuses the stake %j, never rounding', async (amount) => {
  expect(await table.ask('bet', { transactionId: 't', amount })).toEqual(refusal(400, 'AMOUNT_INVALID'));
});

it('refuses a signed body of thousands of lists within each other for good', async () => {
  const deep = `{"session":${'['.repeat(8_000)}${']'.repeat(8_000)}}`;
  expect(await ask(server, 'balance', deep)).toEqual(refusal(400, 'BAD_REQUEST'));
});

it('knows no other verb', async () => {
  expect((await server.app.request('/wallet/v1/rollback', { method: 'POST' })).status).toBe(400);
  expect((await server.app.request('/wallet/v1/bet')).status).toBe(400);
});

it('refuses a call by its headers before its body comes, and closes the connection', async () => {
  const listening = await listen(getRequestListener(server.app.fetch), { port: 0, host: '127.0.0.1' });
  const right = {
    ...{ 'x-provider': PROVIDER, 'x-key-id': providerKey.id, 'x-timestamp': String(server.now()) },
    'x-signature': 'A'.repeat(86),
  };
  const firstLine = async (headers: Readonly<Record<string, string>>) => {
    const socket = connect(Number(new URL(listening.address).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (part) => (heard += part.toString()));
    await once(socket, 'connect');
    const lines = Object.entries({ host: 'x', ...headers, 'content-length': '9000' });
    socket.write(`POST /wallet/v1/bet HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n{`);
    await once(socket, 'close');
    return heard.split('\r\n')[0];
  };
  for (const wrong of [
    {},
    { ...right, 'x-provider': 'nobody' },
    { ...right, 'x-key-id': 'key-9' },
    { ...right, 'x-timestamp': '1' },
    { ...right, 'x-signature': 'none' },
  ])
    expect(await firstLine(wrong)).toBe('HTTP/1.1 401 Unauthorized');
  await listening.stop();
});

it('counts the unsigned calls of an address, not those of a provider or of others', async () => {
  const crowded = await startWithProvider({ env: { TRUST_PROXY: '1' } });
  const from = async (address: string, headers: Readonly<Record<string, string>> = {}) =>
    (await ask(crowded, 'roundInfo', { roundId: 'r' }, { headers: { 'x-forwarded-for': address, ...headers } })).status;
  const unsigned = { 'x-signature': '' };
  expect(await from('203.0.113.1')).toBe(200);
  for (let nth = 0; nth < 300; nth += 1) {
    expect(await from('203.0.113.1', unsigned)).toBe(401);
    expect(await from('203.0.113.2', unsigned)).toBe(401);
  }
  expect([await from('203.0.113.1', unsigned), await from('203.0.113.1')]).toEqual([401, 200]);
  expect([await from('203.0.113.2', unsigned), await from('203.0.113.2')]).toEqual([429, 429]);
  expect(await from('203.0.113.3')).toBe(200);
  crowded.advance(60_000);
  expect(await from('203.0.113.2')).toBe(200);
  await crowded.close();
});
