import { expect, it, vi } from 'vitest';
import { newestNotice, unreadNotices } from '../../../../src/machines/site/site/site.rules.ts';
import { storedNoticesRead } from '../../../../src/machines/site/site/site.wire.ts';

const notices = [300, 200, 100].map((publishedAt) => ({ publishedAt }));

it('[NOTICE-02] counts the notices that came after the list was last open', () => {
  expect([0, 100, 300].map((noticesReadAt) => unreadNotices({ noticesReadAt }, notices))).toEqual([3, 2, 0]);
  expect([newestNotice(notices), newestNotice([])]).toEqual([300, 0]);
});

it('starts the count with the first visit, and with an invalid memory', () => {
  const kept = (value: string | null) => {
    const storage = { getItem: () => value, setItem: vi.fn() };
    const readAt = storedNoticesRead(storage as unknown as Storage, 900);
    return [readAt, storage.setItem.mock.calls];
  };
  expect(['250', null, 'x'].map(kept)).toEqual([
    [250, []],
    [900, [['noticesReadAt', '900']]],
    [900, [['noticesReadAt', '900']]],
  ]);
});
