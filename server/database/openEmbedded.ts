import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { cachePlans } from './cachePlans.ts';
import { createCluster } from './createCluster.ts';
import type { EmbeddedDatabase } from './databaseHandle.ts';
import { lockFolder } from './lockFolder.ts';

/** The file cache of the operating system makes PostgreSQL's own 128 MB redundant. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** PostgreSQL inside this process. One process per folder. */
export async function openEmbedded(
  place: { readonly dataDir: string } | { readonly memory: true; readonly fs?: PGliteOptions['fs'] },
): Promise<EmbeddedDatabase> {
  if ('memory' in place)
    return embeddedOver(await PGlite.create(place.fs ? { startParams, fs: place.fs } : { startParams }), () => {});
  await mkdir(place.dataDir, { recursive: true });
  const release = await lockFolder(place.dataDir);
  try {
    const dataDir = join(place.dataDir, 'database');
    await createCluster(dataDir);
    return embeddedOver(await PGlite.create({ dataDir, startParams }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** @param release what follows when it is closed */
export const embeddedOver = (client: PGlite, release: () => void): EmbeddedDatabase => ({
  kind: 'embedded',
  client,
  db: drizzle({ client: cachePlans(client) as PGlite }),
  inTransaction: (work) =>
    client.transaction((transaction) =>
      work({
        script: async (text) => void (await transaction.exec(text)),
        query: async (text, values = []) => (await transaction.query<Record<string, unknown>>(text, [...values])).rows,
      }),
    ),
  // The folder is locked: there is no other server.
  alone: (work) => work(),
  close: async () => {
    await client.close();
    release();
  },
});
