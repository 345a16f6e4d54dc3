import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import type { RedrawnImage } from './redrawImage.ts';

type Files = Pick<ServerDeps, 'files'>;

/** What the owner's row keeps of an image; `bytes` is its length. */
export interface KeptImage extends Pick<RedrawnImage, 'width' | 'height'> {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Stores redrawn images, in the order of the upload. */
export async function keepImages(
  { files }: Files,
  db: Database,
  images: readonly RedrawnImage[],
): Promise<readonly KeptImage[]> {
  const kept: KeptImage[] = [];
  for (const { bytes, width, height } of images) {
    const id = randomUUID();
    await files.write(db, id, bytes);
    kept.push({ id, width, height, bytes: bytes.byteLength, sha256: hashOf(bytes) });
  }
  return kept;
}

/**
 * An image as WebP.
 * @param row undefined for an unknown image
 * @throws {Refusal} NOT_FOUND for an unknown, missing or changed one.
 */
export async function readKeptImage(
  { files }: Files,
  db: Database,
  row: Pick<KeptImage, 'id' | 'sha256'> | undefined,
): Promise<Buffer> {
  const bytes = row && (await files.read(db, row.id));
  if (!bytes || hashOf(bytes) !== row.sha256) throw new Refusal('NOT_FOUND');
  return bytes;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
