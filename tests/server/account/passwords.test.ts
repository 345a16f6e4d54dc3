import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../server/account/member/commonPassword.ts';
import { createPasswordHasher, OWASP_COST } from '../../../server/site/session/passwordHasher.ts';

const light = createPasswordHasher({ memoryKib: 8, passes: 1, lanes: 1 });

describe('the password hasher', () => {
  it('uses Argon2id with the OWASP parameters', async () => {
    const hasher = createPasswordHasher(OWASP_COST);
    const stored = await hasher.hash('Player#2026');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect([await hasher.matches('Player#2026', stored), await hasher.matches('Player#2027', stored)]).toEqual([
      true,
      false,
    ]);
  });

  it('verifies a hash with the parameters stored in it', async () => {
    const stored = await light.hash('Player#2026');
    expect(await createPasswordHasher().matches('Player#2026', stored)).toBe(true);
    expect([createPasswordHasher().isOutdated(stored), light.isOutdated(stored)]).toEqual([true, false]);
  });

  it('salts every hash', async () => {
    expect(await light.hash('Player#2026')).not.toBe(await light.hash('Player#2026'));
  });

  it('rejects an unknown account in the time of a hash', async () => {
    expect(await light.matches('Player#2026', null)).toBe(false);
  });

  it('normalises Unicode composition', async () => {
    expect(await light.matches('Cafe\u0301-Lantern', await light.hash('Caf\u00e9-Lantern'))).toBe(true);
  });

  it('leaves a core free, runs two at a time at most, queues 64 and refuses more', async () => {
    const running = availableParallelism() > 2 ? 2 : 1;
    const results = await Promise.allSettled(Array.from({ length: 70 }, () => light.hash('x')));
    const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }) => [reason.code, reason.details])).toEqual(
      Array.from({ length: 70 - 64 - running }, () => ['TOO_MANY_REQUESTS', { waitSeconds: 1 }]),
    );
    expect(await light.hash('x')).toContain('$argon2id$');
  });

  it('does not block the event loop', async () => {
    const hasher = createPasswordHasher();
    let turns = 0;
    let running = true;
    const work = Promise.all([hasher.hash('x'), hasher.hash('y')]).finally(() => {
      running = false;
    });
    while (running) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await work;
    expect(turns).toBeGreaterThan(50);
  });
});

describe('common passwords', () => {
  it.each([
    '12345678',
    '87654321',
    '00000000',
    '20261121',
    'password',
    'Password1',
    'P@ssw0rd',
    'PASSWORD123!',
    'qwertyuiop',
    'qwerty123',
    'asdf1234',
    '1q2w3e4r',
    '1qaz2wsx',
    'aaaaaaaa',
    'abcabcabc',
    'abcd1234',
    'iloveyou99',
    'Liverpool2026',
    'bangkok2569',
    'somchai1',
    'xsomchaix',
    'zyxwvuts',
  ])('include %s', (password) => {
    expect(isCommonPassword(password, 'somchai')).toBe(true);
  });

  it.each([
    'Player#2026',
    'Rainy-Lantern-42',
    'ตลาดกลางคืน๗๗',
    'correct horse battery',
    'q7Zr!m2Kx',
    'somchai-likes-rain',
  ])('do not include %s', (password) => {
    expect(isCommonPassword(password, 'somchai')).toBe(false);
  });
});
