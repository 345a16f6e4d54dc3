import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readConfig } from '../../server/config.ts';
import { createDeps } from '../../server/createDeps.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openEmbedded } from '../../server/database/openEmbedded.ts';
import { seed } from '../../server/database/seed/seed.ts';
import { createLog } from '../../server/log.ts';
import type { PasswordCost } from '../../server/session/passwordHasher.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/statehouse');
/** What the content of the template depends on. */
const SOURCES = ['server/database', 'server/system', 'server/session', 'tests/support'];

/** Enough to be Argon2id, little enough for hundreds of logins in a test run. */
export const LIGHT_PASSWORDS: PasswordCost = { memoryKib: 64, passes: 1, lanes: 1 };

/**
 * A migrated and seeded embedded database as a file, made once for each state of the sources: to load it takes a tenth
 * of making it, and every test file wants a fresh one.
 */
export async function templateDatabase(): Promise<Blob> {
  const path = await pathOfTemplate();
  const there = await readFile(path).catch(() => null);
  return there ? new Blob([new Uint8Array(gunzipSync(there))]) : keepTemplate(path);
}

export async function makeTemplateOnce(): Promise<void> {
  await templateDatabase();
}

async function keepTemplate(path: string): Promise<Blob> {
  const made = await makeTemplate();
  await mkdir(CACHE, { recursive: true });
  // Test files run side by side: each writes a whole file of its own and puts it in place at once.
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, gzipSync(new Uint8Array(await made.arrayBuffer()), { level: 1 }));
  await rename(mine, path);
  return made;
}

async function makeTemplate(): Promise<Blob> {
  const config = readConfig({ QA: '1' });
  const database = await openEmbedded({ memory: true });
  await migrate(database);
  const log = createLog('silent');
  await seed(createDeps({ config, log, db: database.db, now: Date.now, passwordCost: LIGHT_PASSWORDS }));
  const dump = await database.client.dumpDataDir('none');
  await database.close();
  return dump;
}

/** The seed tells of the last days, so that a day is as long as one serves. */
async function pathOfTemplate(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  return join(CACHE, `${day}-${await hashOfSources()}.tar.gz`);
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const names = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 32);
}
