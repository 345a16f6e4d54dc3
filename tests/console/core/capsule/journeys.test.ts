import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkCompatibility } from '../../../../src/console/core/capsule/fits.ts';
import { replay } from '../../../../src/console/core/capsule/replay.ts';
import { replaysAlike } from '../../../../src/console/core/capsule/replaysAlike.ts';
import { slimmed } from '../../../../src/console/core/capsule/slim.ts';
import { endIn, toVitest } from '../../../../src/console/core/capsule/toVitest.ts';
import { replayOptions, siteMachines } from '../../../../src/qa/replaySite.ts';
import { CAPSULES, capsuleFile } from '../../capsules/keptCapsules.ts';

const folder = mkdtempSync(join(import.meta.dirname, '.written-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(CAPSULES)('what a browser left of the journey %s', (name) => {
  it('replays ten times of ten to the same, without a call', () => {
    expect(replaysAlike(capsuleFile(name), replayOptions, 10)).toBeNull();
  });

  it('says what no longer fits where a machine has changed since', () => {
    const capsule = capsuleFile(name);
    const others = siteMachines().filter(({ id }) => id !== 'site');
    expect(checkCompatibility(capsule, others)).toMatchObject({
      kind: 'incompatible',
      because: expect.arrayContaining(['Machine site no longer exists.']),
    });
  });
});

/** The tests of a file come with it when it is imported. */
async function run(name: string, text: string): Promise<void> {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, text);
  await import(/* @vite-ignore */ file);
}

describe('what is written of a journey', async () => {
  const from = { capsule: '../../../../../src/console/core/capsule', options: '../../../../../src/qa/replaySite.ts' };
  for (const name of CAPSULES) {
    const capsule = slimmed(capsuleFile(name), replayOptions);
    const end = endIn(capsule, replay(capsule, replayOptions).stands.at(-1) ?? {});
    const text = toVitest(capsule, end, `${name} is green`, from);
    await run(name, text);
    await run(`${name}Again`, text.replace('is green', 'is green again'));
  }
});
