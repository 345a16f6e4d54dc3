import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { member } from '../../../server/database/schema.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { changeSettings } from '../../support/changeSettings.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { createRegistrant, type Registrant } from '../../support/registrant.ts';
import { failureFrom } from '../site/visitor.ts';

const NUMBER = '+66819990000';
const CHANNEL = 'otp-house';

/** A hosted service: it publishes the key of its tokens on a socket. */
async function openProvider() {
  const keys = await generateKeyPair('ES256');
  const forger = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const http: Server = createServer((request, answer) => {
    answer.writeHead(request.url === '/auth/jwks' ? 200 : 404, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/auth`;
  return { url, keys, forger, close: () => new Promise((resolve) => http.close(resolve)) };
}

onEachDatabase('a mobile number verified by a hosted service', (database) => {
  let server: Reference;
  let provider: Awaited<ReturnType<typeof openProvider>>;
  let visitor: Registrant;
  beforeAll(async () => {
    provider = await openProvider();
    server = await startReference({ database, env: { REGISTRATIONS_PER_ADDRESS: '100' } });
  });
  beforeEach(async () => {
    await resetToSeed(server.deps);
    const phoneAuth = { channel: CHANNEL, url: provider.url, key: 'public' };
    await changeSettings(server, { shown: ['username', 'password'], phoneAuth });
    visitor = createRegistrant(server);
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  interface Claims {
    readonly phone?: string;
    readonly issuer?: string;
    readonly audience?: string;
    readonly minutesOld?: number;
    readonly forged?: boolean;
    readonly undated?: boolean;
  }
  const tokenOf = async ({
    phone = NUMBER,
    issuer,
    audience = 'demo',
    minutesOld = 0,
    forged,
    undated,
  }: Claims = {}) => {
    const token = new SignJWT({ phone_number: phone })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(issuer ?? provider.url)
      .setAudience(audience);
    if (!undated) token.setIssuedAt(Math.floor(server.now() / 1000) - minutesOld * 60);
    return token.sign(forged ? provider.forger.privateKey : provider.keys.privateKey);
  };
  const byMobile = (idToken: string | undefined, fields: object = {}) =>
    visitor.byMobile({ channel: CHANNEL, idToken, ...fields });
  const rejected = expect.objectContaining({ kind: 'refused', code: 'PHONE_PROOF_REJECTED', details: null });

  it('[REG-26] [REG-27] registers by mobile without an SMS code', async () => {
    expect((await byMobile(await tokenOf())).bonus).toBe(0);
    const [row] = await server.db.select().from(member).where(eq(member.username, '66819990000'));
    expect(row).toMatchObject({ countryDialingCode: '66', mobileNum: '819990000' });
  });

  it('[REG-26] [REG-27] verifies the number of a registration by username when the merchant requires it', async () => {
    const phoneAuth = { channel: CHANNEL, url: provider.url, key: 'public' };
    await changeSettings(server, { shown: [], phoneAuth, features: { smsVerificationOnRegistration: true } });
    const number = { mobileNum: '0819990000', countryDialingCode: '66' };
    await visitor.byUsername({ ...number, channel: CHANNEL, idToken: await tokenOf() });
    const [row] = await server.db.select().from(member).where(eq(member.username, 'niran77'));
    expect(row).toMatchObject({ countryDialingCode: '66', mobileNum: '819990000' });
  });

  it('accepts a token almost ten minutes old', async () => {
    expect((await byMobile(await tokenOf({ minutesOld: 9 }))).bonus).toBe(0);
  });

  it.each<readonly [string, Claims]>([
    ['for another number', { phone: '+66819990001' }],
    ['for a number in another spelling', { phone: '0819990000' }],
    ['for another merchant', { audience: 'other' }],
    ['of another service', { issuer: 'https://otp.example.test' }],
    ['older than ten minutes', { minutesOld: 12 }],
    ['from the future', { minutesOld: -3 }],
    ['without a date', { undated: true }],
    ['that another key signed', { forged: true }],
  ])('[REG-27] refuses a token %s', async (_which, claims) => {
    expect(await failureFrom(byMobile(await tokenOf(claims)))).toEqual(rejected);
    expect(await server.db.select().from(member).where(eq(member.mobileNum, '819990000'))).toEqual([]);
  });

  it.each(['x', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{}')}.`])('[REG-27] refuses %j', async (idToken) => {
    expect(await failureFrom(byMobile(idToken))).toEqual(rejected);
  });

  it('[REG-27] refuses an unsigned token, and one signed with the published key as a secret', async () => {
    const [, payload] = (await tokenOf()).split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    expect(await failureFrom(byMobile(none))).toEqual(rejected);
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(provider.keys.publicKey)));
    const shared = await new SignJWT({ phone_number: NUMBER })
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuer(provider.url)
      .setAudience('demo')
      .setIssuedAt(Math.floor(server.now() / 1000))
      .sign(secret);
    expect(await failureFrom(byMobile(shared))).toEqual(rejected);
  });

  it('[REG-26] refuses another channel, and none', async () => {
    expect(await failureFrom(byMobile(await tokenOf(), { channel: 'other' }))).toEqual(rejected);
    expect(await failureFrom(byMobile(await tokenOf(), { channel: undefined }))).toEqual(rejected);
  });

  it('requires the token and accepts no SMS code instead', async () => {
    expect(await failureFrom(byMobile(undefined))).toMatchObject({ code: 'VERIFY_FIRST' });
    const verificationCode = (await visitor.askCode('0819990000')) ?? '';
    expect(await failureFrom(visitor.byMobile({ verificationCode }))).toMatchObject({ code: 'VERIFY_FIRST' });
  });

  it('accepts a token once, even when its number is free again', async () => {
    const idToken = await tokenOf();
    const made = await Promise.allSettled(Array.from({ length: 4 }, () => byMobile(idToken)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await server.db
      .update(member)
      .set({ username: 'moved01', mobileNum: '819990009' })
      .where(eq(member.username, '66819990000'));
    expect(await failureFrom(byMobile(idToken))).toEqual(rejected);
    expect((await byMobile(await tokenOf({ minutesOld: 1 }))).bonus).toBe(0);
  });

  it('refuses a number with an account like a wrong token', async () => {
    const idToken = await tokenOf({ phone: '+66812345678' });
    expect(await failureFrom(byMobile(idToken, { mobileNum: '0812345678' }))).toEqual(rejected);
  });

  it('reports UNAVAILABLE when the service is unreachable', async () => {
    const phoneAuth = { channel: CHANNEL, url: 'http://127.0.0.1:9', key: 'public' };
    await changeSettings(server, { shown: [], phoneAuth });
    expect(await failureFrom(byMobile(await tokenOf({ issuer: phoneAuth.url })))).toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});
