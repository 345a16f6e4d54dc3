// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundleSteer } from '../../scripts/steer.ts';

it('is one module that asks for XState alone, in the versions that it says, with its types', async () => {
  const { code, types } = await bundleSteer();
  const froms = [...code.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, from]) => from);
  expect([...new Set(froms)]).toEqual(['xstate']);
  expect(code).toMatch(/export\s*\{[^}]*\bsteer\b/);
  expect(code).not.toMatch(/react/i);
  expect(types).toContain('export declare const steer: Steer;');
  const { exports, peerDependencies } = JSON.parse(readFileSync('packages/steer/package.json', 'utf8'));
  expect(exports['.']).toEqual({ types: './dist/steer.d.ts', default: './dist/steer.js' });
  expect(peerDependencies).toEqual({ xstate: '^5.20.0' });
});
