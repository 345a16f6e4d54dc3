import { expect, it } from 'vitest';
import { createDeskTokenStore } from '../../../../src/machines/desk/desk/deskTokenStore.ts';

/** The storage of a tab. */
function tabStorage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage: storage as Storage };
}

it("stores the desk token separately from a member's", () => {
  const { kept, storage } = tabStorage();
  kept.set('token', 'of-a-member');
  const store = createDeskTokenStore(storage);
  expect(store.read()).toBeNull();
  store.keep('of-the-desk');
  expect([store.read(), [...kept]]).toEqual([
    'of-the-desk',
    [
      ['token', 'of-a-member'],
      ['deskToken', 'of-the-desk'],
    ],
  ]);
  store.forget();
  expect([store.read(), [...kept.keys()]]).toEqual([null, ['token']]);
});
