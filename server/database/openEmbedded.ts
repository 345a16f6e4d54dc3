import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createCluster } from './createCluster.ts';
import { holdFolder } from './holdFolder.ts';
import { keepPlans } from './keepPlans.ts';
import type { EmbeddedDatabase } from './openDatabase.ts';

/** The cache of the operating system stands behind these files anyway; PostgreSQL's own 128 MB would be held twice. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** PostgreSQL inside this process. A folder belongs to one process at a time. */
export async function openEmbedded(
  place: { readonly dataDir: string } | { readonly memory: true; readonly fs?: PGliteOptions['fs'] },
): Promise<EmbeddedDatabase> {
  if ('memory' in place)
    return over(await PGlite.create(place.fs ? { startParams, fs: place.fs } : { startParams }), () => {});
  await mkdir(place.dataDir, { recursive: true });
  const release = await holdFolder(place.dataDir);
  try {
    const dataDir = join(place.dataDir, 'database');
    await createCluster(dataDir);
    return over(await PGlite.create({ dataDir, startParams }), release);
  } catch (error) {
    release();
    throw error;
  }
}

const over = (client: PGlite, release: () => void): EmbeddedDatabase => ({
  kind: 'embedded',
  client,
  db: drizzle({ client: keepPlans(client) as PGlite }),
  inTransaction: (work) =>
    client.transaction((transaction) =>
      work({
        script: async (text) => void (await transaction.exec(text)),
        query: async (text, values = []) => (await transaction.query<Record<string, unknown>>(text, [...values])).rows,
      }),
    ),
  // The folder is held: there is no other server.
  alone: (work) => work(),
  close: async () => {
    await client.close();
    release();
  },
});
