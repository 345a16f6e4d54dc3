import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { proofProblem } from '../../../src/api/contract/rules/uploads.ts';
import type { Database } from '../../database/database.ts';
import { withdrawalProof } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { cleanImage } from './cleanImage.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;
type Proof = typeof withdrawalProof.$inferSelect;

/** Beside the database, never in the served site. */
const pathOf = ({ config }: Pick<ServerDeps, 'config'>, id: string): string =>
  join(config.dataDir, 'proofs', `${id}.png`);

/**
 * Stores one to three pictures as proof, redrawn.
 * @throws {Refusal} PROOF_MISSING without one (ERR-33); PROOF_UNREADABLE for too many, too large, or not an image.
 */
export async function saveProofs(
  deps: Deps,
  db: Database,
  withdrawalId: string,
  files: readonly File[],
): Promise<void> {
  const problem = proofProblem(files.map(({ size }) => ({ type: 'image/png', bytes: size })));
  if (problem) throw new Refusal(problem.kind === 'noProof' ? 'PROOF_MISSING' : 'PROOF_UNREADABLE');
  for (const file of files) {
    const image = await cleanImage(Buffer.from(await file.arrayBuffer()));
    if (!image) throw new Refusal('PROOF_UNREADABLE');
    const { png, width, height } = image;
    const id = randomUUID();
    const sha256 = createHash('sha256').update(png).digest('hex');
    await mkdir(join(deps.config.dataDir, 'proofs'), { recursive: true, mode: 0o700 });
    await writeFile(pathOf(deps, id), png, { mode: 0o600 });
    const row = { id, withdrawalId, width, height, bytes: png.byteLength, sha256, createdAt: deps.now() };
    await db.insert(withdrawalProof).values(row);
  }
}

/** The proofs of a withdrawal, for operators. */
export const proofsOf = (db: Database, withdrawalId: string): Promise<Proof[]> =>
  db.select().from(withdrawalProof).where(eq(withdrawalProof.withdrawalId, withdrawalId));

/**
 * A proof as PNG, for operators.
 * @throws {Refusal} NOT_FOUND for an unknown proof, or a file changed on disk.
 */
export async function readProof(deps: Pick<ServerDeps, 'config'>, db: Database, id: string): Promise<Buffer> {
  const [row] = await db.select().from(withdrawalProof).where(eq(withdrawalProof.id, id));
  const png = row && (await readFile(pathOf(deps, row.id)).catch(() => null));
  if (!png || createHash('sha256').update(png).digest('hex') !== row.sha256) throw new Refusal('NOT_FOUND');
  return png;
}
