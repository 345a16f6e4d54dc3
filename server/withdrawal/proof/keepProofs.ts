import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { proofProblem } from '../../../src/api/contract/rules/uploads.ts';
import type { Database } from '../../database/database.ts';
import { withdrawalProof } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { type RedrawnImage, redrawImage } from '../../files/redrawImage.ts';
import { personKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';

type Deps = Pick<ServerDeps, 'files' | 'limits' | 'now'>;
type Proof = typeof withdrawalProof.$inferSelect;

/** Answers with images of one member; more would only fill the queue of the decoder. */
const UPLOADS = { limit: 20, windowMs: 60 * 60_000 };

/**
 * Redraws one to three pictures, before any transaction.
 * @throws {Refusal} PROOF_MISSING without one (ERR-33); PROOF_UNREADABLE for too many, too large, or not an image;
 * TOO_MANY_REQUESTS.
 */
export async function redrawProofs(
  { limits }: Pick<Deps, 'limits'>,
  memberId: string,
  files: readonly File[],
): Promise<readonly RedrawnImage[]> {
  const problem = proofProblem(files.map(({ size }) => ({ type: 'image/png', bytes: size })));
  if (problem) throw new Refusal(problem.kind === 'noProof' ? 'PROOF_MISSING' : 'PROOF_UNREADABLE');
  const { ok, waitSeconds } = await limits.take(personKey('upload', memberId), UPLOADS);
  if (!ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
  const images: RedrawnImage[] = [];
  for (const file of files) {
    const image = await redrawImage(Buffer.from(await file.arrayBuffer()));
    if (!image) throw new Refusal('PROOF_UNREADABLE');
    images.push(image);
  }
  return images;
}

/** Stores redrawn pictures as proofs of a withdrawal. */
export async function saveProofs(
  { files, now }: Pick<Deps, 'files' | 'now'>,
  db: Database,
  withdrawalId: string,
  images: readonly RedrawnImage[],
): Promise<void> {
  for (const { bytes, width, height } of images) {
    const id = randomUUID();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await files.write(db, id, bytes);
    const row = { id, withdrawalId, width, height, bytes: bytes.byteLength, sha256, createdAt: now() };
    await db.insert(withdrawalProof).values(row);
  }
}

/** The proofs of a withdrawal, for operators. */
export const proofsOf = (db: Database, withdrawalId: string): Promise<Proof[]> =>
  db.select().from(withdrawalProof).where(eq(withdrawalProof.withdrawalId, withdrawalId));

/**
 * A proof as WebP, for operators.
 * @throws {Refusal} NOT_FOUND for an unknown or changed file.
 */
export async function readProof({ files }: Pick<Deps, 'files'>, db: Database, id: string): Promise<Buffer> {
  const [row] = await db.select().from(withdrawalProof).where(eq(withdrawalProof.id, id));
  const bytes = row && (await files.read(db, row.id));
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== row.sha256) throw new Refusal('NOT_FOUND');
  return bytes;
}
