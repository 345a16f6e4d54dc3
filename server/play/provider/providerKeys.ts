import type { KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ServerConfig } from '../../config.ts';
import { readPublicKey } from './publicKey.ts';

/** Where the provider that `npm start` starts writes its keys, in DATA_DIR; same form as PROVIDER_KEYS. */
export const KEYS_FILE = 'provider/public-keys.json';

/** Finds a key of the provider by id; null for an unknown one. */
export type FindKey = (keyId: string) => Promise<KeyObject | null>;

const keysText = z.record(z.string(), z.string());

/** The keys of the configuration, and those of the file, which may come or change while the server runs. */
export function createProviderKeys({ providerKeys, dataDir }: Pick<ServerConfig, 'providerKeys' | 'dataDir'>): FindKey {
  const fixed = keysOf(providerKeys);
  const inFile = keysOfFile(join(dataDir, KEYS_FILE));
  return async (keyId) => fixed.get(keyId) ?? (await inFile()).get(keyId) ?? null;
}

const keysOf = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, KeyObject> =>
  new Map(Object.entries(texts).map(([id, text]) => [id, readPublicKey(text)]));

/** The keys of a file, read again when it has changed; none of a missing or half-written one. */
function keysOfFile(path: string): () => Promise<ReadonlyMap<string, KeyObject>> {
  let known: { readonly version: string; readonly keys: ReadonlyMap<string, KeyObject> } | null = null;
  return async () => {
    try {
      const { mtimeNs, ino, size } = await stat(path, { bigint: true });
      const version = [mtimeNs, ino, size].join();
      if (known?.version !== version)
        known = { version, keys: keysOf(keysText.parse(JSON.parse(await readFile(path, 'utf8')))) };
      return known.keys;
    } catch {
      return new Map();
    }
  };
}
