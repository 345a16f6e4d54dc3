import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { withdrawalProof } from '../../../database/schema.ts';
import type { ServerDeps } from '../../../deps.ts';
import { keepImages, readKeptImage } from '../../../files/keptImages.ts';
import type { RedrawnImage } from '../../../files/redrawImage.ts';
import { redrawUploads } from '../../../files/redrawUploads.ts';
import { Refusal } from '../../../refusal.ts';

type Deps = Pick<ServerDeps, 'files' | 'now'>;
type Proof = typeof withdrawalProof.$inferSelect;

/**
 * Redraws one to three pictures, before any transaction.
 * @throws {Refusal} PROOF_MISSING without one (ERR-33); PROOF_UNREADABLE for too many, too large, or not an image;
 * TOO_MANY_REQUESTS.
 */
export async function redrawProofs(files: readonly File[]): Promise<readonly RedrawnImage[]> {
  if (files.length === 0) throw new Refusal('PROOF_MISSING');
  return redrawUploads(files);
}

/** Stores redrawn pictures as proofs of a withdrawal. */
export async function saveProofs(
  deps: Deps,
  db: Database,
  withdrawalId: string,
  images: readonly RedrawnImage[],
): Promise<void> {
  for (const image of await keepImages(deps, db, images))
    await db.insert(withdrawalProof).values({ ...image, withdrawalId, createdAt: deps.now() });
}

/** The proofs of a withdrawal, for operators. */
export const proofsOf = (db: Database, withdrawalId: string): Promise<Proof[]> =>
  db.select().from(withdrawalProof).where(eq(withdrawalProof.withdrawalId, withdrawalId));

/**
 * A proof as WebP, for operators.
 * @throws {Refusal} NOT_FOUND for an unknown or changed file.
 */
export async function readProof(deps: Pick<Deps, 'files'>, db: Database, id: string): Promise<Buffer> {
  const [row] = await db.select().from(withdrawalProof).where(eq(withdrawalProof.id, id));
  return readKeptImage(deps, db, row);
}
