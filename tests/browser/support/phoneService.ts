import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { PhoneAuthSettings } from '../../../src/api/contract/account/registration.ts';

type Call = 'sendVerificationCode' | 'signInWithPhoneNumber';

export interface PhoneService {
  /** The merchant settings that enable it. */
  readonly settings: () => NonNullable<PhoneAuthSettings>;
  /** The only code it accepts. */
  readonly code: string;
  /** Numbers to which codes were sent, in order. */
  readonly sent: () => readonly string[];
  /** How often it has verified a code. */
  readonly judged: () => number;
  /** Answers a call with this error, until `recover`. */
  readonly refuse: (call: Call, error: string) => void;
  readonly recover: () => void;
}

const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };

/** A hosted phone service on its own port, with the identity toolkit protocol (decision A10). */
export function startPhoneService(code = '424242'): PhoneService {
  let url = '';
  let sent: string[] = [];
  let judged = 0;
  const errors = new Map<Call, string>();
  const keys = generateKeyPair('ES256');

  const publicKeys = async () => [{ ...(await exportJWK((await keys).publicKey)), kid: 'one', alg: 'ES256' }];
  const tokenFor = async (number: string) =>
    new SignJWT({ phone_number: number })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(url)
      .setAudience('demo')
      .setIssuedAt()
      .sign((await keys).privateKey);

  async function answerTo(call: Call, body: Readonly<Record<string, string>>): Promise<object> {
    const error = errors.get(call);
    if (call === 'sendVerificationCode') {
      if (error !== undefined) throw new Error(error);
      return { sessionInfo: String(sent.push(body.phoneNumber ?? '') - 1) };
    }
    judged += 1;
    if (error !== undefined || body.code !== code) throw new Error(error ?? 'INVALID_CODE');
    return { idToken: await tokenFor(sent[Number(body.sessionInfo)] ?? expect.unreachable()) };
  }

  const server = createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    if (request.method === 'OPTIONS') return void answer.writeHead(204, OPEN_TO_ALL).end();
    if (pathname === '/jwks') return void answer.end(JSON.stringify({ keys: await publicKeys() }));
    const call = pathname.replace('/v1/accounts:', '') as Call;
    const known = searchParams.get('key') === 'public' && request.method === 'POST';
    const said = await (known ? answerTo(call, await bodyOf(request)) : Promise.reject(new Error('NOT_FOUND'))).then(
      (value) => ({ status: 200, value }),
      ({ message }: Error) => ({ status: 400, value: { error: { code: 400, message } } }),
    );
    answer.writeHead(said.status, { ...OPEN_TO_ALL, 'content-type': 'application/json' });
    answer.end(JSON.stringify(said.value));
  });

  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    sent = [];
    judged = 0;
    errors.clear();
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });

  return {
    settings: () => ({ channel: 'otp-house', url, key: 'public' }),
    code,
    sent: () => sent,
    judged: () => judged,
    refuse: (call, error) => void errors.set(call, error),
    recover: () => errors.clear(),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>;
}
