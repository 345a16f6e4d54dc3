import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

/** A folder for each test in which failures are filed, as on the machine of a developer; gone afterwards. */
export function ownFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'failures-'));
    vi.stubEnv('CI', '');
    vi.stubEnv('RACES', '200');
    vi.stubEnv('DEPTH', 'whole');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  return () => folder;
}
