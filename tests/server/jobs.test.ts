import { Cron } from 'croner';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import {
  captcha,
  idempotency,
  lotteryDraw,
  outbox,
  passwordLink,
  rateLimit,
  sealKey,
  smsCode,
  usedOnce,
} from '../../server/database/schema.ts';
import { cleanExpired } from '../../server/jobs/cleanExpired.ts';
import { jobs } from '../../server/jobs/startJobs.ts';
import { startReference } from '../support/reference.ts';

const DAY = 86_400_000;

it('deletes expired rows only', async () => {
  const server = await startReference();
  onTestFinished(server.close);
  const { db, deps } = server;
  const at = server.now();
  const rows = (age: number, name: string) =>
    Promise.all([
      db.insert(rateLimit).values({ key: name, startedAt: 0, count: 1, expiresAt: at - age + DAY }),
      db.insert(captcha).values({ keyHash: name, answerHash: 'x', expiresAt: at - age + DAY }),
      db.insert(usedOnce).values({ scope: 'test', id: name, expiresAt: at - age + DAY }),
      db
        .insert(smsCode)
        .values({ id: name, purpose: 'login', mobile: '+66', codeHash: 'x', createdAt: at - age, expiresAt: at - age }),
      db
        .insert(passwordLink)
        .values({ tokenHash: name, memberId: 'demo-somchai', email: 'x', createdAt: 0, expiresAt: at - age + DAY }),
      db.insert(idempotency).values({ owner: 'x', key: name, bodyHash: 'x', createdAt: at - age }),
      db.insert(outbox).values({ id: name, kind: 'sms', to: 'x', text: 'x', sentAt: at - age }),
      db.insert(lotteryDraw).values({
        ...{ gameCode: name, issueNo: 'cleaned', gameName: { EN: 'x', TH: 'x' }, prizeMode: 'Elott' },
        ...{ numbers: ['1'], openedAt: at - age },
      }),
      db.insert(sealKey).values({ kid: name, privateJwk: {}, publicJwk: {}, createdAt: at - age }),
    ]);
  await rows(0, 'young');
  await rows(8 * DAY, 'old');
  await cleanExpired(deps);
  const names = [
    ...(await db.select({ name: rateLimit.key }).from(rateLimit)),
    ...(await db.select({ name: captcha.keyHash }).from(captcha)),
    ...(await db.select({ name: usedOnce.id }).from(usedOnce)),
    ...(await db.select({ name: smsCode.id }).from(smsCode)),
    ...(await db.select({ name: passwordLink.tokenHash }).from(passwordLink)),
    ...(await db.select({ name: idempotency.key }).from(idempotency)),
    ...(await db.select({ name: outbox.id }).from(outbox)),
    ...(await db.select({ name: lotteryDraw.gameCode }).from(lotteryDraw).where(eq(lotteryDraw.issueNo, 'cleaned'))),
    ...(await db.select({ name: sealKey.kid }).from(sealKey)),
  ];
  expect(names).toEqual(Array.from({ length: 9 }, () => ({ name: 'young' })));
});

it('[HOME-07] renews the demo draws of a long-running site, once across several servers', async () => {
  const server = await startReference();
  onTestFinished(server.close);
  const daily = jobs.filter(({ schedule }) => {
    const [first, second] = new Cron(schedule, { timezone: 'UTC', paused: true }).nextRuns(2);
    return Number(second) - Number(first) === DAY;
  });
  server.advance(8 * DAY);
  for (const { run } of daily) await Promise.all([run(server.deps), run(server.deps)]);
  const draws = await server.db.select().from(lotteryDraw);
  expect(draws.filter(({ openedAt }) => openedAt > server.now() - DAY)).toHaveLength(120);
});

it('creates no demo draws in production', async () => {
  const server = await startReference();
  onTestFinished(server.close);
  await server.db.delete(lotteryDraw);
  for (const { run } of jobs) await run({ ...server.deps, config: { ...server.deps.config, production: true } });
  expect(await server.db.$count(lotteryDraw)).toBe(0);
});
