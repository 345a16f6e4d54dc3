import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSigningKey } from '../../provider/wallet/signingKey.ts';
import { createWalletClient } from '../../provider/wallet/walletClient.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'key-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'provider');
}

const BODY = '{"session":"s1"}';
const NOW = 1_795_000_000_000;

/** One call that the wallet answers so, and what was sent. */
async function called(answer: () => unknown) {
  const sent: { url: string; init: RequestInit }[] = [];
  const key = openSigningKey(newFolder());
  const send = createWalletClient({
    ...{ walletUrl: 'http://site.test', code: 'LANTERN', key, now: () => NOW },
    fetch: async (url, init) => {
      sent.push({ url, init });
      return { json: async () => answer() };
    },
  });
  return { result: await send('balance', BODY), sent, key };
}

it('signs time, verb and raw body, and says who calls', async () => {
  const { sent, key } = await called(() => ({ status: 'OK', balance: 5 }));
  expect(sent.map(({ url, init }) => [url, init.method, init.body])).toEqual([
    ['http://site.test/wallet/v1/balance', 'POST', '{"session":"s1"}'],
  ]);
  const headers = sent[0]?.init.headers as Record<string, string>;
  expect(headers).toEqual({
    'content-type': 'application/json',
    'x-provider': 'LANTERN',
    'x-key-id': key.keyId,
    'x-timestamp': '1795000000000',
    'x-signature': expect.any(String),
  });
  const spki = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), format: 'der', type: 'spki' });
  const signed = Buffer.from('1795000000000.balance.{"session":"s1"}');
  expect(verify(null, signed, spki, Buffer.from(headers['x-signature'] ?? '', 'base64'))).toBe(true);
});

const error = (code: string, more: object = {}) => ({ status: 'ERROR', code, message: 'Too little.', ...more });

it.each([
  ['a balance', { status: 'OK', balance: 5 }, { kind: 'ok', answer: { status: 'OK', balance: 5 } }],
  ['a refusal', error('SESSION_ENDED'), { kind: 'refused', code: 'SESSION_ENDED' }],
  [
    'a refusal with what is left',
    error('INSUFFICIENT_FUNDS', { balance: 0 }),
    { kind: 'refused', code: 'INSUFFICIENT_FUNDS', balance: 0 },
  ],
  ['a wish for a repeat', error('UNAVAILABLE'), { kind: 'unknown', reason: 'Too little.' }],
  ['an unknown code', error('TEAPOT'), { kind: 'unknown', reason: 'the answer to balance is unreadable' }],
  ['an answer without a balance', { status: 'OK' }, { kind: 'unknown', reason: 'the answer to balance is unreadable' }],
])('takes %s as what it is', async (_what, answer, result) => {
  expect((await called(() => answer)).result).toEqual(result);
});

it('does not know the outcome of a call whose answer is lost', async () => {
  const { result } = await called(() => {
    throw new Error('socket hang up');
  });
  expect(result).toEqual({ kind: 'unknown', reason: 'socket hang up' });
});

it('keeps its key from one start to the next, for its own eyes, and tells the public half', () => {
  const folder = newFolder();
  const first = openSigningKey(folder);
  const again = openSigningKey(folder);
  expect([again.keyId, again.publicKey]).toEqual([first.keyId, first.publicKey]);
  expect(first.keyId).toBe(
    createHash('sha256').update(Buffer.from(first.publicKey, 'base64')).digest('hex').slice(0, 16),
  );
  expect(statSync(join(folder, 'signing-key.pem')).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(join(folder, 'public-keys.json'), 'utf8'))).toEqual({
    [first.keyId]: first.publicKey,
  });
  expect(openSigningKey(newFolder()).keyId).not.toBe(first.keyId);
});
