// @vitest-environment node
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { bundleSteer } from '../../../scripts/packages/bundleSteer.ts';

let files: ReadonlyMap<string, string> = new Map();
beforeAll(async () => {
  files = await bundleSteer();
});

const codeOf = (name: string): string => files.get(name) ?? expect.unreachable(`no ${name}`);
const scripts = (): readonly string[] => [...files.keys()].filter((name) => name.endsWith('.js'));

/** A file and what it imports before it can run. */
function withImports(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other = ''] of codeOf(name).matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g))
    withImports(other, found);
  return found;
}
const bytesOf = (names: Iterable<string>): number => gzipSync([...names].map(codeOf).join('\n'), { level: 9 }).length;

it('asks for XState alone, in the versions that it says, and has its types', () => {
  const froms = scripts().flatMap((name) =>
    [...codeOf(name).matchAll(/\bfrom\s*["']([^."'][^"']*)["']/g)].map(([, from]) => from),
  );
  expect([...new Set(froms)]).toEqual(['xstate']);
  expect(codeOf('steer.js')).toMatch(/export\s*\{[^}]*\bsteer\b/);
  expect(codeOf('steer.d.ts')).toContain('export declare const steer: Steer;');
  const { exports, peerDependencies } = JSON.parse(readFileSync('packages/steer/package.json', 'utf8'));
  expect(exports['.']).toEqual({ types: './dist/steer.d.ts', default: './dist/steer.js' });
  expect(peerDependencies).toEqual({ xstate: '^5.20.0' });
});

it('weighs at most 12 kB compressed where nobody walks or records, and 25 kB as a whole, without schemas or React', () => {
  expect(bytesOf(withImports('steer.js'))).toBeLessThanOrEqual(12_000);
  expect(bytesOf(scripts())).toBeLessThanOrEqual(25_000);
  for (const name of scripts()) expect(codeOf(name)).not.toMatch(/react|ZodError|safeParse/i);
});
