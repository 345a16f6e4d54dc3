// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { takeHash } from '../../src/routes/takeHash.ts';

it('[FORGOT-01] removes the hash from the address, once, and leaves the rest', () => {
  history.replaceState({ from: 'mail' }, '', '/reset?lang=th#the-token');
  const entries = history.length;
  const moved = vi.spyOn(history, 'replaceState');
  expect([takeHash(), takeHash()]).toEqual(['the-token', '']);
  expect([location.href.replace(location.origin, ''), history.state, history.length]).toEqual([
    '/reset?lang=th',
    { from: 'mail' },
    entries,
  ]);
  expect(moved).not.toHaveBeenCalled();
});
