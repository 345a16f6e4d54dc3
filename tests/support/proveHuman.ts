import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ApiClient } from '../../src/api/client.ts';
import { extContract } from '../../src/api/contract/site/ext.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** A human check solution of a fresh challenge, valid once. */
export async function proveHuman(api: ApiClient): Promise<string> {
  const challenge = (await api(extContract.humanChallenge, { request: {} })) as unknown as Challenge;
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}
