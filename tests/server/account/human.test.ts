import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkHuman } from '../../../server/account/human/checkHuman.ts';
import { extContract } from '../../../src/api/contract/site/ext.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
afterAll(() => server.close());

async function challenge(): Promise<Challenge> {
  return (await visitorOf(server)(extContract.humanChallenge, { request: {} })) as unknown as Challenge;
}

async function solve(given: Challenge) {
  const solution = await solveChallenge({ challenge: given, deriveKey });
  if (!solution) throw new Error('not solved');
  return solution;
}

const written = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('the human verification', () => {
  it('[LOGIN-06] accepts a solved challenge once', async () => {
    const given = await challenge();
    const answer = written({ challenge: given, solution: await solve(given) });
    expect(await checkHuman(server.deps, answer)).toBe(true);
    expect(await checkHuman(server.deps, answer)).toBe(false);
  });

  it('accepts one of many concurrent uses, across servers', async () => {
    const given = await challenge();
    const answer = written({ challenge: given, solution: await solve(given) });
    const results = await Promise.all(Array.from({ length: 8 }, () => checkHuman(server.deps, answer)));
    expect(results.filter(Boolean)).toEqual([true]);
    expect(await checkHuman((await server.restart()).deps, answer)).toBe(false);
  });

  it('accepts a challenge issued before a restart', async () => {
    const given = await challenge();
    const answer = written({ challenge: given, solution: await solve(given) });
    expect(await checkHuman((await server.restart()).deps, answer)).toBe(true);
  });

  it('costs 25 to 60 derivations of 2,000 rounds', async () => {
    const given = await challenge();
    expect(given.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 2000, keyLength: 32 });
    const { counter } = await solve(given);
    expect(counter >= 25 && counter <= 60).toBe(true);
  });

  it('expires after five minutes', async () => {
    const given = await challenge();
    const answer = written({ challenge: given, solution: await solve(given) });
    server.advance(5 * 60_000);
    expect(await checkHuman(server.deps, answer)).toBe(false);
  });

  it('rejects tampered challenges', async () => {
    const given = await challenge();
    const solution = await solve(given);
    const { parameters } = given;
    const forged = [
      { challenge: { ...given, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...given, parameters: { ...parameters, keyPrefix: '00' } }, solution },
      {
        challenge: { ...given, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 600 } },
        solution,
      },
      { challenge: { ...given, parameters: { ...parameters, keySignature: undefined } }, solution },
      {
        challenge: { ...given, parameters: { ...parameters, nonce: parameters.nonce.replace(/^./, 'f') } },
        solution: {},
      },
      { challenge: { ...given, signature: undefined }, solution },
      { challenge: { parameters }, solution },
      { challenge: given, solution: { ...solution, derivedKey: 'ab' } },
      { challenge: given, solution: { ...solution, derivedKey: '' } },
      { challenge: given },
    ];
    for (const payload of forged) expect(await checkHuman(server.deps, written(payload))).toBe(false);
  });

  it.each(['', 'x', '{}', written(null), written([]), written({ challenge: { parameters: {} } }), '\0'.repeat(4096)])(
    'rejects %j without throwing',
    async (answer) => {
      expect(await checkHuman(server.deps, answer)).toBe(false);
    },
  );

  it('issues a new challenge every time', async () => {
    expect((await challenge()).parameters.nonce).not.toBe((await challenge()).parameters.nonce);
  });
});
