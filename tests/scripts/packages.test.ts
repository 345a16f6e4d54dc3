// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { filesIn, pack } from '../support/packed.ts';

const tarballs = new Map<string, string>();
beforeAll(() => {
  for (const name of ['steer', 'console'] as const) tarballs.set(name, pack(name));
}, 240_000);

const tarball = (name: string): string => tarballs.get(name) ?? expect.unreachable(`no ${name}`);
const bin = (name: string, args: readonly string[]): string =>
  execFileSync(`node_modules/.bin/${name}`, args, { encoding: 'utf8', stdio: 'pipe' });

it.each([
  ['steer', ['CHANGELOG.md', 'README.md', 'dist/steer.d.ts', 'dist/steer.js', 'package.json']],
  [
    'console',
    [
      ...[
        'CHANGELOG.md',
        'README.md',
        'dist/cli.js',
        'dist/serve.d.ts',
        'dist/serve.js',
        'dist/page.js',
        'dist/vite.d.ts',
      ],
      ...['dist/vite.js', 'dist/window/NOTICES.txt', 'dist/window/index.html', 'package.json'],
    ],
  ],
])('packs all that @statehouse/%s needs from a clone without a build', (name, needed) => {
  const files = filesIn(tarball(name));
  expect(needed.filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => file.startsWith('src/'))).toEqual([]);
});

it.each(['steer', 'console'])(
  'has exports and types of @statehouse/%s that publint and attw find nothing wrong with',
  (name) => {
    expect(bin('publint', ['run', tarball(name), '--strict'])).toContain('All good!');
    // It ends with an error where anything but what is left out on purpose (CommonJS) is wrong.
    const told = bin('attw', [tarball(name), '--profile', 'esm-only', '--format', 'ascii']).split('\n');
    expect(told.filter((line) => /💀|❌|🚫|⚠/u.test(line) && !line.includes('ignored'))).toEqual([]);
  },
);

it('names the licence of everything that the window brings along', () => {
  const notices = readFileSync('packages/console/dist/window/NOTICES.txt', 'utf8');
  for (const named of ['elkjs', 'react-dom', 'xstate', 'zod', '@fontsource/ibm-plex-mono']) {
    expect(notices).toMatch(new RegExp(`^${named} \\d+\\.\\d+`, 'm'));
  }
  expect(notices).not.toContain('Licence: undefined');
});
