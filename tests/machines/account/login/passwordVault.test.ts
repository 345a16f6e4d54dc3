import { describe, expect, it } from 'vitest';
import { createPasswordVault } from '../../../../src/machines/account/login/passwordVault.ts';
import { createMemoryIndexedDb } from '../../../support/memoryIndexedDb.ts';

describe('the password vault', () => {
  it('[LOGIN-28] decrypts what this browser encrypted, also after a reload', async () => {
    const browser = createMemoryIndexedDb();
    const sealed = await createPasswordVault(browser, crypto).seal('รหัส#2026');
    expect(await createPasswordVault(browser, crypto).open(sealed)).toBe('รหัส#2026');
  });

  it('never reveals the password, and encrypts it differently each time', async () => {
    const vault = createPasswordVault(createMemoryIndexedDb(), crypto);
    const [one, two] = [await vault.seal('Player#2026'), await vault.seal('Player#2026')];
    expect(atob(one)).not.toContain('Player');
    expect(one).not.toBe(two);
  });

  it('refuses values encrypted elsewhere, tampered with, or not encrypted', async () => {
    const browser = createMemoryIndexedDb();
    const vault = createPasswordVault(browser, crypto);
    const sealed = await vault.seal('Player#2026');
    const elsewhere = createPasswordVault(createMemoryIndexedDb(), crypto);
    const bytes = Array.from(atob(sealed), (character) => character.charCodeAt(0));
    const tampered = btoa(String.fromCharCode(...bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1)));
    expect([await elsewhere.open(sealed), await vault.open(tampered), await vault.open('%%%')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('does nothing in a browser that refuses to keep keys', async () => {
    const open = () => {
      const request = { error: new Error('refused'), onerror: () => undefined };
      queueMicrotask(() => request.onerror());
      return request;
    };
    const vault = createPasswordVault({ open } as never, crypto);
    await expect(vault.seal('x')).rejects.toThrow('refused');
    expect(await vault.open(btoa('x'))).toBeNull();
  });

  it('creates a non-extractable key', async () => {
    const browser = createMemoryIndexedDb();
    await createPasswordVault(browser, crypto).seal('x');
    const { promise, resolve } = Promise.withResolvers<CryptoKey>();
    const open = browser.open('statehouse');
    open.onsuccess = () => {
      const found = open.result.transaction('keys').objectStore('keys').get('remember');
      found.onsuccess = () => resolve(found.result);
    };
    expect((await promise).extractable).toBe(false);
  });
});
