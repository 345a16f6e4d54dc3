import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withdrawalProof } from '../../../server/database/schema.ts';
import { importProofs } from '../../../server/files/importProofs.ts';
import { proofsOf, readProof } from '../../../server/money/withdraw/proof/keepProofs.ts';
import { addAccount, P, signedInPlayer, withdraw } from '../../support/payments.ts';
import { startReference } from '../../support/reference.ts';

it('[WD-05] takes pictures of earlier versions from the data folder into the database, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'statehouse-'));
  const server = await startReference({ config: { dataDir: folder } });
  const player = await signedInPlayer(server);
  const { id: withdrawalId } = await withdraw(player, await addAccount(player), 1_000 * P);
  const picture = Buffer.from('an old picture');
  const sha256 = createHash('sha256').update(picture).digest('hex');
  const row = { withdrawalId, width: 4, height: 3, bytes: picture.byteLength, sha256, createdAt: 1 };
  await server.db.insert(withdrawalProof).values([
    { ...row, id: 'there' },
    { ...row, id: 'missing' },
  ]);
  await mkdir(join(folder, 'proofs'));
  await writeFile(join(folder, 'proofs', 'there.png'), picture);
  await importProofs(server.deps);
  await rm(folder, { recursive: true });
  await importProofs(server.deps);
  expect(await readProof(server.deps, server.db, 'there')).toEqual(picture);
  await expect(readProof(server.deps, server.db, 'missing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await proofsOf(server.db, withdrawalId)).map(({ id }) => id).toSorted()).toEqual(['missing', 'there']);
  await server.close();
});
