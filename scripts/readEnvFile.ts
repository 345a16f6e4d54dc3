import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { ConfigError } from '../server/configError.ts';

/** Adds the variables of the file that the command line names; those of the environment come first. */
export function readEnvFile(path = process.argv[2]): void {
  if (path === undefined) return;
  if (!existsSync(path)) throw new ConfigError(`There is no file ${path}. "npm run setup" writes one.`);
  loadEnvFile(path);
}
