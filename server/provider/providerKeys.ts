import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ServerConfig } from '../config.ts';
import { readPublicKey } from './publicKey.ts';

/** Where the provider that `npm start` starts writes its keys, in DATA_DIR; same form as PROVIDER_KEYS. */
export const KEYS_FILE = 'provider/public-keys.json';

/** Finds a key of the provider by id; null for an unknown one. */
export type FindKey = (keyId: string) => Promise<KeyObject | null>;

const keysText = z.record(z.string(), z.string());

/** The keys of the configuration, and those of the file, which may come or change while the server runs. */
export function createProviderKeys({ providerKeys, dataDir }: Pick<ServerConfig, 'providerKeys' | 'dataDir'>): FindKey {
  const fixed = keysOf(providerKeys);
  return async (keyId) => fixed.get(keyId) ?? (await keysInFile(join(dataDir, KEYS_FILE))).get(keyId) ?? null;
}

const keysOf = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, KeyObject> =>
  new Map(Object.entries(texts).map(([id, text]) => [id, readPublicKey(text)]));

/** A missing or half-written file has no keys. */
async function keysInFile(path: string): Promise<ReadonlyMap<string, KeyObject>> {
  try {
    return keysOf(keysText.parse(JSON.parse(await readFile(path, 'utf8'))));
  } catch {
    return new Map();
  }
}
