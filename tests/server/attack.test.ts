import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member } from '../../server/database/schema.ts';
import { openSession } from '../../server/site/session/openSession.ts';
import { allEndpoints } from '../../src/api/contract/contract.ts';
import { type Endpoint, refusalEnvelope, refusalsOf, successOf } from '../../src/api/contract/endpoint.ts';
import { qaContract } from '../../src/api/contract/qa.ts';
import { sealPayload } from '../../src/api/seal.ts';
import { fromSchema, fuzzSchema } from '../support/fuzz.ts';
import { signedInOperator, type TestOperator } from '../support/operator.ts';
import { createPlayer } from '../support/player.ts';
import { type Reference, startReference } from '../support/reference.ts';

/** Over all calls together. */
const BODIES = 10_000;
const SEED = 20_261_121;

let server: Reference;
let somchai: string;
let operator: TestOperator;
const start = async () => {
  server = await startReference({ env: { TRUST_PROXY: '1' } });
  const [row] = await server.db.select().from(member).where(eq(member.username, 'somchai'));
  somchai = row?.id ?? '';
  operator = await signedInOperator(server);
};
const stop = () => server.close();

const tokenOf = async () =>
  (await openSession(server.deps, { memberId: somchai, shownHash: null, passwordChangeRequired: false })).token;

/** Header values that a client library would send at all. */
const sendable = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((headers ?? {}) as Record<string, unknown>)
      .map(([name, value]) => [name, textOf(value)] as const)
      .filter(([name, value]) => /^[\w-]+$/.test(name) && /^[\x20-\x7e\xa0-\xff]*$/.test(value)),
  );

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));

function queryOf(payload: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((payload ?? {}) as object))
    query.append(name.toWellFormed(), textOf(value).toWellFormed());
  return `?${query}`;
}

const bodyTypes: Partial<Record<Endpoint['sends'], string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/** Sends anything to a call, as well as it can be sent, and gives what is wrong with the answer; null for nothing. */
async function faultIn(endpoint: Endpoint, payload: unknown, headers: unknown, ip: string): Promise<string | null> {
  const [key] = await server.deps.sealKeys.publicKeys();
  if (!key) throw new Error('no key');
  const type = bodyTypes[endpoint.sends];
  const body = endpoint.encrypted
    ? { sealed: await sealPayload(payload ?? null, endpoint, key, server.now()) }
    : payload;
  const response = await server.fetch(
    server.baseURL + endpoint.path + (endpoint.sends === 'query' ? queryOf(payload) : ''),
    {
      method: endpoint.method,
      headers: {
        'x-forwarded-for': ip,
        ...(type ? { 'content-type': type } : {}),
        ...(endpoint.desk ? { 'desk-token': operator.token ?? '' } : {}),
        ...(endpoint.token ? { authorization: `Bearer ${await tokenOf()}` } : {}),
        ...sendable(headers),
      },
      ...(endpoint.sends === 'json' ? { body: JSON.stringify(body) ?? 'undefined' } : {}),
      ...(endpoint.sends === 'form' ? { body: queryOf(payload).slice(1) } : {}),
    },
  );
  const answer: unknown = await response.json();
  if (response.status >= 500) return `${response.status} ${JSON.stringify(answer)}`;
  const success = successOf(endpoint.value).safeParse(answer);
  if (success.success) return null;
  const refusal = refusalEnvelope.safeParse(answer);
  if (!refusal.success) return `${response.status} outside the envelope: ${JSON.stringify(answer)}`;
  return refusalsOf(endpoint).includes(refusal.data.errorCode) ? null : `an undeclared ${refusal.data.errorCode}`;
}

function attack(endpoint: Endpoint, numRuns: number): Promise<void> {
  const headers = endpoint.headers
    ? fc.oneof(fromSchema(endpoint.headers), fuzzSchema(endpoint.headers))
    : fc.constant({});
  const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('203.0.113.1'));
  return fc.assert(
    fc.asyncProperty(fuzzSchema(endpoint.request), headers, address, async (payload, header, ip) => {
      expect(await faultIn(endpoint, payload, header, ip)).toBeNull();
    }),
    { numRuns, seed: SEED, endOnFailure: true },
  );
}

describe('fuzzing with ten thousand bodies, valid and invalid', () => {
  beforeAll(start);
  afterAll(stop);

  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers by contract, never with a 5xx',
    (_, endpoint) => attack(endpoint, Math.ceil(BODIES / allEndpoints.length)),
    300_000,
  );
});

describe('QA calls', () => {
  beforeAll(start);
  afterAll(stop);
  const doors = Object.values<Endpoint>(qaContract).filter(({ id }) => id !== 'qa.fault' && id !== 'qa.reset');

  it.each(doors.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s survives fuzzing',
    (_, endpoint) => attack(endpoint, 150),
    120_000,
  );
});

describe('a login with a solved human check', () => {
  beforeAll(start);
  afterAll(stop);

  it.each([
    ["somchai' --", 'x'],
    ["' or '1'='1", "' or '1'='1"],
    ['somchai', "'; drop table session; --"],
    ['%', '%'],
    ['SOMCHAI\u00a0', 'Player#2026\u200b'],
    ['ſomchai', 'Player#2026'],
  ])('refuses %j and %j', async (username, password) => {
    const player = createPlayer(server, { ip: '2001:db8::1' });
    await expect(player.signIn(username, password)).rejects.toMatchObject({ failure: { code: 'BAD_CREDENTIALS' } });
    server.advance(60 * 60_000);
  });
});
