import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { pendingTasksDone } from '../../server/account/verification/runAfterResponse.ts';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { verificationContract } from '../../src/api/contract/account/verification.ts';
import { qaContract } from '../../src/api/contract/qa.ts';
import { failureOf } from '../../src/api/failure.ts';
import { createPlayer } from '../support/player.ts';
import { startReference } from '../support/reference.ts';

it('logs every request with its trace id and no secrets', async () => {
  const lines: string[] = [];
  const server = await startReference({ onLog: (line) => lines.push(line) });
  onTestFinished(server.close);
  const player = createPlayer(server);
  await player.signIn('somchai').catch(failureOf);
  await player.signIn('somchai', 'Wrong#2026').catch(failureOf);
  await player.api(memberContract.info, { request: {} });
  await player.api(verificationContract.smsLogin, { request: { mobileNum: '0812345678', countryDialingCode: '66' } });
  await expect.poll(async () => (await player.api(qaContract.outbox, { request: {} })).list.length).toBe(1);
  const { list } = await player.api(qaContract.outbox, { request: {} });
  const response = await server.fetch(`${server.baseURL}/wps/system/status?url=secret-host`, {
    headers: { cookie: 'a=b' },
  });

  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(told.at(-1)).toEqual({
    level: 30,
    time: expect.any(Number),
    traceId: response.headers.get('x-trace-id'),
    method: 'GET',
    path: '/wps/system/status',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  });
  const all = lines.join('');
  const secrets = [player.token, 'Player#2026', 'Wrong#2026', '812345678', list[0]?.code, 'secret-host', 'a=b'];
  expect(secrets.filter((secret) => !secret || all.includes(secret))).toEqual([]);
});

it('logs a failed query without its values', async () => {
  const lines: string[] = [];
  const server = await startReference({ onLog: (line) => lines.push(line) });
  onTestFinished(server.close);
  const { api } = createPlayer(server);
  await server.db.execute(sql`drop table outbox`);
  await api(verificationContract.smsLogin, { request: { mobileNum: '0812345678', countryDialingCode: '66' } });
  await pendingTasksDone();
  const [failed] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(failed).toMatchObject({
    task: 'verification.smsLogin',
    err: { type: 'DrizzleQueryError', query: expect.stringContaining('insert into "outbox"') },
  });
  expect(failed.err.cause.message).toContain('outbox');
  expect(lines.join('')).not.toMatch(/812345678|is your Statehouse code/);
});
