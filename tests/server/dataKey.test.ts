import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { ConfigError } from '../../server/configError.ts';
import { dataKeyOf, openText, sealText } from '../../server/database/dataKey.ts';
import { member, sealKey, serverSecret } from '../../server/database/schema.ts';
import { prepareSecrets, serverSecret as secretOf } from '../../server/database/serverSecret.ts';
import { createSealKeys } from '../../server/seal/sealKeys.ts';
import { createPasswordHasher } from '../../server/site/session/passwordHasher.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { type Reference, startReference } from '../support/reference.ts';

const first = dataKeyOf(Buffer.alloc(32, 1));
const second = dataKeyOf(Buffer.alloc(32, 2));

describe('DATA_KEY', () => {
  it('opens what was sealed, and nothing that was altered', () => {
    const sealed = sealText(first, 'a private key');
    expect([sealed.startsWith(`sealed:${first.id}:`), sealed.includes('private')]).toEqual([true, false]);
    expect(openText(sealed)).toBe('a private key');
    const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => openText(altered)).toThrow();
  });

  it('names the key that is missing', () => {
    const stored = sealText({ id: '0badc0de', bytes: Buffer.alloc(32, 3) }, 'text');
    expect(() => openText(stored)).toThrow(
      new ConfigError(
        'The keys in the database are encrypted by data key 0badc0de. Set DATA_KEY, or DATA_KEY_PREVIOUS.',
      ),
    );
  });

  it('is read from the environment', () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const production = { NODE_ENV: 'production', SITE_URL: 'https://a.test', PROVIDER_URL: 'https://b.test' };
    expect(readConfig({ DATA_KEY: key, ...production }).dataKey?.bytes).toEqual(Buffer.alloc(32, 7));
  });
});

onEachDatabase('keys in the database', (kind) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database: kind });
  });
  afterEach(() => server.close());

  const stored = async () => [
    ...(await server.db.select().from(serverSecret)).map(({ value }) => value),
    ...(await server.db.select().from(sealKey)).map(({ privateJwk }) => JSON.stringify(privateJwk)),
  ];
  const under = async (id: string) => (await stored()).every((text) => text.includes(`sealed:${id}:`));

  it('are encrypted at the start, keep their meaning, and change to a second key', async () => {
    const today = server.now();
    const before = await secretOf(server.db, 'bank-account');
    const [told] = await createSealKeys(server.db, () => today).publicKeys();
    expect((await stored()).some((text) => text.includes('"d":'))).toBe(true);

    await prepareSecrets(server.db, first);
    expect([(await stored()).length >= 11, await under(first.id)]).toEqual([true, true]);

    await prepareSecrets(server.db, second);
    expect(await under(second.id)).toBe(true);
    const [row] = await server.db.select().from(serverSecret).where(eq(serverSecret.name, 'bank-account'));
    expect(openText(row?.value ?? '')).toBe(before);
    const keys = createSealKeys(server.db, () => today, second);
    expect(await keys.publicKeys()).toEqual([told]);
    const tomorrow = createSealKeys(server.db, () => today + 86_400_000, second);
    expect((await tomorrow.publicKeys()).length).toBe(2);
    expect(await under(second.id)).toBe(true);
  });

  it('are not opened by a server without the data key', async () => {
    const lost = { id: '0badc0de', bytes: Buffer.alloc(32, 3) };
    await prepareSecrets(server.db, null);
    const [row] = await server.db.select().from(serverSecret).where(eq(serverSecret.name, 'device'));
    const value = sealText(lost, row?.value ?? '');
    await server.db.update(serverSecret).set({ value }).where(eq(serverSecret.name, 'device'));
    await expect(prepareSecrets(server.db, null)).rejects.toThrow(ConfigError);
    await expect(prepareSecrets(server.db, first)).rejects.toThrow('Set DATA_KEY, or DATA_KEY_PREVIOUS.');
  });

  it('pepper payment passwords; a hash without it is renewed by its first use', async () => {
    const { paymentPasswords, passwords } = server.deps;
    const hash = await paymentPasswords.hash('135790');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1,keyid=1\$/);
    expect(await paymentPasswords.matches('135790', hash)).toBe(true);
    const strange = createPasswordHasher(undefined, undefined, async () => 'another pepper');
    expect(await strange.matches('135790', hash)).toBe(false);
    await expect(passwords.matches('135790', hash)).rejects.toThrow('needs a pepper');
    const bare = await passwords.hash('135790');
    expect([await paymentPasswords.matches('135790', bare), paymentPasswords.isOutdated(bare)]).toEqual([true, true]);

    const { verifyPaymentPassword } = await import('../../server/account/paymentPassword/verifyPaymentPassword.ts');
    const own = eq(member.id, 'demo-somchai');
    await server.db.update(member).set({ paymentPasswordHash: bare }).where(own);
    const verify = async (password: string) => {
      const judge = await verifyPaymentPassword(server.deps, 'demo-somchai', password);
      return server.db.transaction((db) => judge(db));
    };
    expect((await verify('135791'))?.code).toBe('PAYMENT_PASSWORD_WRONG');
    expect(await verify('135790')).toBeNull();
    const [row] = await server.db.select({ hash: member.paymentPasswordHash }).from(member).where(own);
    expect(row?.hash).toContain(',keyid=1$');
    expect(await verify('135790')).toBeNull();
  });
});
