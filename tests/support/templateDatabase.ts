import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readConfig } from '../../server/config.ts';
import { createDeps } from '../../server/createDeps.ts';
import type { OpenDatabase } from '../../server/database/databaseHandle.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { openEmbedded } from '../../server/database/openEmbedded.ts';
import { seed } from '../../server/database/seed/seed.ts';
import { createLog } from '../../server/log.ts';
import type { PasswordCost } from '../../server/site/session/passwordHasher.ts';
import { closeToFiles, type DatabaseFile, FilledMemory, writeFiles } from './templateFiles.ts';
import { isPostgresThere, makeOnce } from './testDatabase.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/statehouse');
const PREFIX = 'statehouse_template_';
const TEMPLATE = /\.(template|tar\.gz)$/;
/** Sources that determine the template's content. */
const SOURCES = ['server/database', 'server/site/system', 'server/site/session', 'tests/support'];

/** Weak Argon2id parameters, for hundreds of logins in a test run. */
export const LIGHT_PASSWORDS: PasswordCost = { memoryKib: 64, passes: 1, lanes: 1 };

/** A fresh embedded database, migrated and seeded: created once per state of the sources, then copied. */
export async function templateMemory(): Promise<FilledMemory> {
  files ??= readTemplate();
  return new FilledMemory(await files);
}

/** The same in a new local folder, as a server's `DATA_DIR`. */
export async function templateFolder(): Promise<string> {
  files ??= readTemplate();
  const [made, folder] = [await files, await mkdtemp(join(tmpdir(), 'statehouse-'))];
  writeFiles(join(folder, 'database'), made);
  return folder;
}

let files: Promise<readonly DatabaseFile[]> | undefined;

async function readTemplate(): Promise<readonly DatabaseFile[]> {
  const path = await pathOfTemplate();
  const there = await readFile(path).catch(() => null);
  return there ? (deserialize(there) as readonly DatabaseFile[]) : keepTemplate(path);
}

/** Creates the template databases before the first test, so that parallel workers do not each create their own. */
export async function makeTemplates(): Promise<void> {
  await readTemplate();
  if (await isPostgresThere()) await templateOnPostgres();
}

async function keepTemplate(path: string): Promise<readonly DatabaseFile[]> {
  const database = await openEmbedded({ memory: true });
  await fill(database);
  const made = await closeToFiles(database.client);
  await mkdir(CACHE, { recursive: true });
  // Safe for concurrent runs: writes a complete file and renames it.
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, serialize(made));
  await rename(mine, path);
  await dropOutdated(path);
  return made;
}

/** Templates of earlier sources take 40 MB each. A younger one may be that of another run. */
async function dropOutdated(path: string): Promise<void> {
  const others = (await readdir(CACHE)).filter((name) => TEMPLATE.test(name) && name !== basename(path));
  for (const name of others) {
    const made = await stat(join(CACHE, name)).catch(() => null);
    if (made !== null && Date.now() - made.mtimeMs > HOUR_MS) await rm(join(CACHE, name), { force: true });
  }
}
const HOUR_MS = 3_600_000;

/** The PostgreSQL template: name of a database without connections, to copy with `create database`. */
export async function templateOnPostgres(): Promise<string> {
  const name = `${PREFIX}${await nameOfTemplate()}`;
  await makeOnce(name, PREFIX, async (url) => {
    const database = await openDatabase({ url });
    await fill(database);
    await database.close();
  });
  return name;
}

async function fill(database: OpenDatabase): Promise<void> {
  await migrate(database);
  const [config, log] = [readConfig({ QA: '1' }), createLog('silent')];
  await seed(createDeps({ config, log, db: database.db, now: Date.now, passwordCost: LIGHT_PASSWORDS }));
}

const pathOfTemplate = async (): Promise<string> => join(CACHE, `${await nameOfTemplate()}.template`);

/** Seeded dates are relative, so a template is valid for a day. */
async function nameOfTemplate(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  hash ??= hashOfSources();
  return `${day}_${await hash}`;
}

let hash: Promise<string> | undefined;

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const names = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 24);
}
