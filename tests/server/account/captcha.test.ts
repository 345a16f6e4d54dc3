import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCaptcha } from '../../../server/account/captcha/checkCaptcha.ts';
import { glyphs } from '../../../server/account/captcha/glyphs.ts';
import { captcha, outbox } from '../../../server/database/schema.ts';
import { captchaContract } from '../../../src/api/contract/account/captcha.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

let server: Reference;
beforeAll(async () => {
  server = await startReference({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => server.close());

const ask = (key: string, ip = '203.0.113.1', at: Reference = server) =>
  visitorOf(at, { proxy: { 'x-forwarded-for': ip } })(captchaContract.image, {
    request: {},
    headers: { 'captcha-key': key },
  });

/** What the image shows, as QA reads it. */
async function shown(key: string): Promise<string> {
  const rows = await server.db.select().from(outbox).where(eq(outbox.to, key)).orderBy(outbox.sentAt);
  return rows.at(-1)?.code ?? '';
}

describe('the captcha', () => {
  it('[CAPTCHA-01] [API-14] returns a PNG of 264 by 96 in base64', async () => {
    const png = Buffer.from(await ask(randomUUID()), 'base64');
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([264, 96]);
  });

  it('shows five unambiguous characters, drawn differently each time', async () => {
    const key = randomUUID();
    const first = await ask(key);
    expect(await ask(key)).not.toBe(first);
    const answer = await shown(key);
    expect(answer).toHaveLength(5);
    expect([...answer].filter((sign) => !(sign in glyphs))).toEqual([]);
    expect(Object.keys(glyphs).filter((sign) => /[01OIQDSZB5268GV]/.test(sign))).toEqual([]);
  });

  it('accepts the right answer once, in either case', async () => {
    const key = randomUUID();
    await ask(key);
    const answer = await shown(key);
    expect(await checkCaptcha(server.deps, key, ` ${answer.toLowerCase()} `)).toBe(true);
    expect(await checkCaptcha(server.deps, key, answer)).toBe(false);
  });

  it('is used up by a wrong answer', async () => {
    const key = randomUUID();
    await ask(key);
    expect(await checkCaptcha(server.deps, key, '00000')).toBe(false);
    expect(await checkCaptcha(server.deps, key, await shown(key))).toBe(false);
  });

  it('accepts one of many concurrent right answers', async () => {
    const key = randomUUID();
    await ask(key);
    const answer = await shown(key);
    const results = await Promise.all(Array.from({ length: 8 }, () => checkCaptcha(server.deps, key, answer)));
    expect(results.filter(Boolean)).toEqual([true]);
  });

  it('is bound to the form that requested it', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    await ask(mine);
    await ask(other);
    expect(await checkCaptcha(server.deps, other, await shown(mine))).toBe(false);
  });

  it('expires after two minutes', async () => {
    const [early, late] = [randomUUID(), randomUUID()];
    await ask(early);
    await ask(late);
    server.advance(2 * 60_000 - 1);
    expect(await checkCaptcha(server.deps, early, await shown(early))).toBe(true);
    server.advance(1);
    expect(await checkCaptcha(server.deps, late, await shown(late))).toBe(false);
  });

  it('stores neither its answer nor its key in plain text', async () => {
    const key = randomUUID();
    await ask(key);
    const rows = JSON.stringify(await server.db.select().from(captcha));
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(await shown(key));
  });

  it('limits an address to 30 images a minute, across restarts', async () => {
    for (let asked = 0; asked < 30; asked++) await ask(randomUUID(), '203.0.113.9');
    const restarted = await server.restart();
    expect(await failureFrom(ask(randomUUID(), '203.0.113.9', restarted))).toMatchObject({
      kind: 'refused',
      code: 'TOO_MANY_REQUESTS',
      details: { waitSeconds: 60 },
    });
    await ask(randomUUID(), '203.0.113.10');
  });

  it('records no answers without QA=1', async () => {
    const plain = await startReference({ env: { QA: '0' } });
    await visitorOf(plain)(captchaContract.image, { request: {}, headers: { 'captcha-key': randomUUID() } });
    expect(await plain.db.select().from(outbox)).toEqual([]);
    await plain.close();
  });
});
