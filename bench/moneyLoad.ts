import { randomUUID } from 'node:crypto';
import { fundsContract } from '../src/api/contract/money/funds.ts';
import type { LoadRequest } from './load.ts';
import { openMember } from './member.ts';

const P = 10_000;
const MEMBERS = ['somchai', 'agent1', 'agent2', 'agent41', 'agent42'];

/** Tokens of members who have money. */
export async function moneyedTokens(url: string): Promise<readonly string[]> {
  const member = await openMember(url);
  const tokens: string[] = [];
  for (const name of MEMBERS) tokens.push(await member.signIn(name));
  return tokens;
}

/** Transfers, each member alternating between to a vendor and back. */
export const movements = (tokens: readonly string[], count: number): readonly LoadRequest[] =>
  Array.from({ length: count }, (_, at) => {
    const goes = Math.floor(at / tokens.length) % 2 === 0;
    const token = tokens[at % tokens.length] as string;
    return goes ? transferOf(token, 'main', 'NAGA', P) : transferOf(token, 'NAGA', 'main', P);
  });

/** A balance at the vendor, so that no order of transfers empties a wallet. */
export const reserves = (tokens: readonly string[]): readonly LoadRequest[] =>
  tokens.map((token) => transferOf(token, 'main', 'NAGA', 100 * P));

function transferOf(token: string, from: string, to: string, amount: number): LoadRequest {
  const { method, path } = fundsContract.transfer;
  const body = JSON.stringify({ from, to, amount });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': randomUUID(),
    language: 'EN',
  };
  return { method, path, headers, body };
}
