import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { readConfig } from '../../server/config.ts';
import { createDeps } from '../../server/createDeps.ts';
import { migrate } from '../../server/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../server/database/openDatabase.ts';
import { openEmbedded } from '../../server/database/openEmbedded.ts';
import { seed } from '../../server/database/seed/seed.ts';
import { createLog } from '../../server/log.ts';
import type { PasswordCost } from '../../server/session/passwordHasher.ts';
import { closeToFiles, type DatabaseFile, FilledMemory, writeFiles } from './templateFiles.ts';
import { isPostgresThere, makeOnce } from './testDatabase.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/statehouse');
const PREFIX = 'statehouse_template_';
const TEMPLATE = /\.(template|tar\.gz)$/;
/** What the content of the template depends on. */
const SOURCES = ['server/database', 'server/system', 'server/session', 'tests/support'];

/** Enough to be Argon2id, little enough for hundreds of logins in a test run. */
export const LIGHT_PASSWORDS: PasswordCost = { memoryKib: 64, passes: 1, lanes: 1 };

/** A fresh embedded database, migrated and seeded: made once for each state of the sources, and copied from then on. */
export async function templateMemory(): Promise<FilledMemory> {
  files ??= readTemplate();
  return new FilledMemory(await files);
}

/** The same in a new folder of this machine, as `DATA_DIR` of a server: nothing is left for it to make at its start. */
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

/** Before the first test: the databases that every test of the server starts from. Side by side each would make its own. */
export async function makeTemplates(): Promise<void> {
  await readTemplate();
  if (await isPostgresThere()) await templateOnPostgres();
}

async function keepTemplate(path: string): Promise<readonly DatabaseFile[]> {
  const database = await openEmbedded({ memory: true });
  await fill(database);
  const made = await closeToFiles(database.client);
  await mkdir(CACHE, { recursive: true });
  // Two runs may be side by side: each writes a whole file of its own and puts it in place at once.
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, serialize(made));
  await rename(mine, path);
  await dropOutdated(path);
  return made;
}

/** What an earlier state of the sources has left takes 40 MB. */
async function dropOutdated(path: string): Promise<void> {
  const names = await readdir(CACHE);
  const outdated = names.filter((name) => TEMPLATE.test(name) && name !== basename(path));
  await Promise.all(outdated.map((name) => rm(join(CACHE, name), { force: true })));
}

/** The same for PostgreSQL: the name of a database that nobody connects to, to be copied by `create database`. */
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

/** The seed tells of the last days, so that a day is as long as one serves. */
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
