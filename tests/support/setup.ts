import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { dropAll } from './dropAtEnd.ts';

/** Fails a test on unexpected console output (`vi.spyOn(console, …)` marks it as expected). */
const CHANNELS = ['error', 'warn'] as const;
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const channel of CHANNELS) {
    vi.spyOn(console, channel).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${channel}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  const heard = complaints.splice(0);
  vi.restoreAllMocks();
  expect(heard).toEqual([]);
});

/** A hook of a module that the files of a worker share would run after the first of them only. */
afterAll(dropAll);

/** Test files share one document: clear it for the next file. */
afterAll(() => {
  // Without a document in the next file, the last one may still be there, closed.
  if (typeof document !== 'undefined') document.querySelector?.('body')?.replaceChildren();
});
