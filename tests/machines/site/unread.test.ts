import { expect, it } from 'vitest';
import { newestNotice, unreadNotices } from '../../../src/machines/site/site.rules.ts';
import { storedNoticesRead } from '../../../src/machines/site/site.wire.ts';

const notices = [300, 200, 100].map((publishedAt) => ({ publishedAt }));

it('[NOTICE-02] counts the notices that came after the list was last open', () => {
  expect([0, 100, 300].map((noticesReadAt) => unreadNotices({ noticesReadAt }, notices))).toEqual([3, 2, 0]);
  expect([newestNotice(notices), newestNotice([])]).toEqual([300, 0]);
});

it('takes an invalid memory as none', () => {
  const holding = (value: string | null) => ({ getItem: () => value }) as unknown as Storage;
  expect([null, 'x', '250'].map((value) => storedNoticesRead(holding(value)))).toEqual([0, 0, 250]);
});
