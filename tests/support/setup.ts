import { afterEach, beforeEach, expect, vi } from 'vitest';

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
