// @vitest-environment jsdom
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { bundle } from '../../../scripts/packages/bundle.ts';
import type * as Page from './versionPage.ts';

/** The oldest that the package asks for, two in between, and the one that is installed. */
const VERSIONS = [
  ['xstate-5.20', '5.20.0'],
  ['xstate-5.25', '5.25.0'],
  ['xstate-5.30', '5.30.0'],
  ['xstate', '5.33.3'],
] as const;

/** A page with the adapter, as somebody with this version would build it. */
async function pageWith(name: string): Promise<typeof Page> {
  const output = await bundle({
    resolve: { alias: [{ find: /^xstate$/, replacement: resolve(`node_modules/${name}/dist/xstate.esm.js`) }] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'tests/console/steer/versionPage.ts', formats: ['es'], fileName: name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [chunk] = output;
  mkdirSync('.cache/versions', { recursive: true });
  const file = resolve(`.cache/versions/${name}.mjs`);
  writeFileSync(file, chunk.code);
  return import(/* @vite-ignore */ file);
}

it.each(VERSIONS)('pauses, steps, walks, records and replays with %s', async (name, version) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version).toBe(version);
  const { steerThrough } = await pageWith(name);
  expect(await steerThrough(name)).toEqual({
    whilePaused: 'basket',
    afterStep: 'asking',
    afterTimer: 'late',
    walk: 'Arrived in paid. Faked replies: charge. The application is paused, so nothing leads away.',
    charged: 0,
    inThePast: 'basket',
    live: 'paid',
    replay: 'Replay matched in all 4 steps. Nothing was called.',
  });
});
