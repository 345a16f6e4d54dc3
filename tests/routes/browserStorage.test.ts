import { expect, it } from 'vitest';
import { storageOf } from '../../src/routes/browserStorage.ts';

/** A browser that blocks all cookies. */
const blocked = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

it('is the browser’s own storage', () => {
  const kept = new Map([['lang', 'EN']]);
  const storage = {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
  expect(storageOf(() => storage)).toBe(storage);
  expect([...kept]).toEqual([['lang', 'EN']]);
});

it.each([
  ['throws on access', blocked],
  ['throws on write', () => ({ setItem: blocked }) as unknown as Storage],
])('lasts as long as the page if the browser’s %s', (_why, read) => {
  const storage = storageOf(read);
  storage.setItem('lang', 'EN');
  storage.setItem('theme', 'dark');
  expect([storage.getItem('lang'), storage.getItem('none'), storage.length, storage.key(1), storage.key(2)]).toEqual([
    'EN',
    null,
    2,
    'theme',
    null,
  ]);
  storage.removeItem('lang');
  expect([storage.getItem('lang'), storage.length]).toEqual([null, 1]);
  storage.clear();
  expect(storage.length).toBe(0);
});
