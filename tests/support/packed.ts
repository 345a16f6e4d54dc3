import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGES = ['steer', 'console'] as const;
type PackageName = (typeof PACKAGES)[number];

/** Runs `npm pack` as somebody with a fresh clone would, and gives the file. */
export function pack(name: PackageName): string {
  const to = resolve('.cache/packed');
  mkdirSync(to, { recursive: true });
  rmSync(`packages/${name}/dist`, { recursive: true, force: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', to], { cwd: `packages/${name}`, stdio: 'pipe' });
  return `${to}/statehouse-${name}-0.1.0.tgz`;
}

export const filesIn = (tarball: string): readonly string[] =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => path.replace('package/', ''));

/**
 * A copy of the example in a folder where both packages are installed from their tarballs, and nothing of this
 * repository but what a registry would give. Returns the folder of the example.
 */
export function installExample(changes: Readonly<Record<string, (text: string) => string>> = {}): string {
  const outside = resolve('.cache/outside');
  rmSync(outside, { recursive: true, force: true });
  for (const name of PACKAGES) {
    const folder = `${outside}/node_modules/@statehouse/${name}`;
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', pack(name), '--strip-components=1', '-C', folder]);
  }
  return copyExample(join(outside, 'checkout'), changes);
}

/** The example in a folder, with some of its files changed. */
export function copyExample(folder: string, changes: Readonly<Record<string, (text: string) => string>> = {}): string {
  cpSync('examples/checkout', folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  }
  return folder;
}
