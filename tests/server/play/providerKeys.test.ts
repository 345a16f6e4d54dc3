import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createProviderKeys, KEYS_FILE } from '../../../server/play/provider/providerKeys.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const newKey = () =>
  generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

describe('keys of the provider', () => {
  it('come from the file beside the server, which may come and change while it runs', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'keys-'));
    folders.push(dataDir);
    const find = createProviderKeys({ providerKeys: {}, dataDir });
    const file = join(dataDir, KEYS_FILE);
    const found = async (id: string) =>
      (await find(id))?.export({ format: 'der', type: 'spki' }).toString('base64') ?? null;
    expect(await found('one')).toBeNull();

    await mkdir(dirname(file), { recursive: true });
    const [first, second] = [newKey(), newKey()];
    await writeFile(file, JSON.stringify({ one: first }));
    expect([await found('one'), await found('one'), await found('two')]).toEqual([first, first, null]);

    await writeFile(file, JSON.stringify({ two: second }));
    expect([await found('one'), await found('two')]).toEqual([null, second]);

    await writeFile(file, '{ "two": ');
    expect(await found('two')).toBeNull();
    await writeFile(file, JSON.stringify({ one: first, two: second }));
    expect([await found('one'), await found('two')]).toEqual([first, second]);
  });
});
