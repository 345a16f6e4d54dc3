import { afterAll, beforeAll } from 'vitest';
import { type Kept, keepBy } from './results.ts';

/**
 * What the tests of this file keep, the last one last: none of it goes into the report. To be called first in the file, so
 * that what its tests keep at their end is heard too.
 */
export function withheldResults(): readonly Kept[] {
  const heard: Kept[] = [];
  let giveBack = () => {};
  beforeAll(() => {
    giveBack = keepBy((kept) => heard.push(kept));
  });
  afterAll(() => giveBack());
  return heard;
}
