import { spawnSync } from 'node:child_process';

/** Runs a tool with its output on this terminal, and exits with 1 when it fails. */
export function runOrExit(tool: string, args: readonly string[]): void {
  const { status, error } = spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' });
  if (status === 0) return;
  if (error) console.error(`${tool} could not be run: ${error.message}`);
  process.exit(1);
}
