// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWhileSeen } from '../../../../src/console/panels/server/useWhileSeen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('does it again and again, not while the page is hidden, and no more once it is gone', () => {
  const task = vi.fn();
  const { unmount } = renderHook(() => useWhileSeen(task, 2_000));
  vi.advanceTimersByTime(4_000);
  expect(task).toHaveBeenCalledTimes(2);
  become('hidden');
  vi.advanceTimersByTime(60_000);
  expect(task).toHaveBeenCalledTimes(2);
  become('visible');
  vi.advanceTimersByTime(2_000);
  expect(task).toHaveBeenCalledTimes(3);
  unmount();
  become('visible');
  vi.advanceTimersByTime(60_000);
  expect(task).toHaveBeenCalledTimes(3);
});
