import { fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { startServer } from '../scripts/serverProcess.ts';
import { hashToken, newToken } from '../server/site/session/tokens.ts';
import { createTestDatabase, isPostgresThere } from '../tests/support/testDatabase.ts';
import type { ChatHeard, ChatLoad } from './chatMembers.ts';
import { type Bench, quantile } from './figure.ts';

const MEMBERS = 1_000;
const MESSAGES = 20;
const PAUSE_MS = 1_000;

/** A thousand members in the chat room of one server: how long until everybody has a message. Skipped without PostgreSQL. */
export const chatRoom: Bench = async () => {
  if (!(await isPostgresThere())) return [];
  const database = await createTestDatabase();
  const server = await startServer({ env: { DATABASE_URL: database.url, TRUST_PROXY: '1' } });
  const tokens = await signedInMembers(database.url, MEMBERS);
  const members = fork('bench/chatMembers.ts', { execArgv: ['-r', './scripts/node24.cjs'] });
  members.send({ url: server.url, tokens, messages: MESSAGES, pauseMs: PAUSE_MS } satisfies ChatLoad);
  const heard = once(members, 'message') as Promise<[ChatHeard]>;
  const died = once(members, 'exit').then(([code]) => Promise.reject(new Error(`the members left with ${code}`)));
  const [{ ms, lost }] = await Promise.race([heard, died]);
  died.catch(() => {});
  members.disconnect();
  await server.stop();
  await database.drop();
  const room = `a chat room of ${MEMBERS} members`;
  return [
    {
      name: `p95 of a message reaching ${room}`,
      value: quantile(ms, 0.95),
      unit: 'ms',
      bar: { most: 500 },
      yardstick: null,
    },
    { name: `Slowest message reaching ${room}`, value: quantile(ms, 1), unit: 'ms', bar: null, yardstick: null },
    { name: `Messages lost in ${room}`, value: lost, unit: '', bar: { most: 0 }, yardstick: null },
  ];
};

/** Members of the demo merchant with an open session each: signing in so many would measure passwords. */
async function signedInMembers(url: string, count: number): Promise<readonly string[]> {
  const tokens = Array.from({ length: count }, newToken);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = tokens.map((token, place) => [`bench-${place}`, hashToken(token)]);
  const [ids, hashes] = [rows.map(([id]) => id), rows.map(([, hash]) => hash)];
  const now = Date.now();
  await client.query(
    `insert into member (id, merchant_code, username, account, nickname, password_hash, created_at)
     select id, 'demo', id, id, '', 'none', $2 from unnest($1::text[]) as id`,
    [ids, now],
  );
  await client.query(
    `insert into session (token_hash, member_id, created_at, seen_at, opened_by)
     select hash, id, $3, $3, 'other' from unnest($1::text[], $2::text[]) as made (hash, id)`,
    [hashes, ids, now],
  );
  await client.end();
  return tokens;
}
