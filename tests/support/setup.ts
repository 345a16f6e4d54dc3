import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** A test fails when something complains to the console and the test did not expect it (`vi.spyOn(console, …)` says so). */
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

/** Files of tests share what they load, and so a document: none leaves anything in it for the next. */
afterAll(() => {
  // Where the next file has none, that of the last one may still be there, closed.
  if (typeof document !== 'undefined') document.querySelector?.('body')?.replaceChildren();
});
