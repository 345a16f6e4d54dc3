import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { doWalk, WALKS } from '../../scripts/consoleWalks.ts';
import { openConsole } from './support/console.ts';
import { startSite } from './support/site.ts';

const site = startSite();
/** So long nobody needs for a step: to find a text on the screen, press it, and read what comes. */
const A_STEP_MINUTES = 1;

it.each(WALKS)('answers by what the screen says: $title', async (walk) => {
  const { page, allow } = await site.openPage({ viewport: 'desktop', console: true });
  allow(/Failed to load resource/);
  const done: number[] = [];
  await doWalk(walk, { page, dock: await openConsole(page) }, async (step) => done.push(step));
  expect(done).toEqual(walk.steps.map((_, at) => at + 1));
  expect(done.length * A_STEP_MINUTES).toBeLessThanOrEqual(5);
});

it('says the same in the guide, whose pictures are there', () => {
  const guide = readFileSync('docs/console.md', 'utf8');
  for (const { title, steps } of WALKS) {
    expect(guide).toContain(`### ${title}`);
    for (const [at, { says }] of steps.entries()) expect(guide).toContain(`${at + 1}. ${says}`);
  }
  const pictures = [...guide.matchAll(/\]\((pictures\/[^)]+)\)/g)].map(([, path]) => `docs/${path}`);
  expect(pictures.filter((path) => !existsSync(path))).toEqual([]);
});
