import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { RefusalCode, RefusalDetails } from '../../src/api/contract/refusal.ts';
import { refusalStatus } from '../../src/api/contract/refusalStatus.ts';
import { idempotency } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import type { Admission } from './admission.ts';

type Outcome = { readonly value: unknown } | { readonly refusal: RefusalCode; readonly details: RefusalDetails | null };

export interface KeyedCall {
  readonly owner: string;
  readonly endpointId: string;
  readonly key: string | undefined;
  readonly request: unknown;
}

/**
 * Decision W8: does the work once for each owner and key, and gives repeats the first answer, a refusal of the business
 * included. Key and effect are one transaction: concurrent repeats wait for the first, and an error leaves neither.
 * @param admission may refuse before the work; what it writes stays then, where what a refused work writes does not
 * @throws {Refusal} INVALID_FIELDS without a usable key, IDEMPOTENCY_MISMATCH for another body under a used key.
 */
export async function onceForKey(
  deps: ServerDeps,
  call: KeyedCall,
  work: (db: Database) => Promise<unknown>,
  admission: Admission | null = null,
): Promise<unknown> {
  const { owner, key } = call;
  if (key === undefined || !/^[\w-]{8,128}$/.test(key))
    throw new Refusal('INVALID_FIELDS', { fields: ['idempotency-key'] });
  const bodyHash = sha256(JSON.stringify([call.endpointId, await withContents(call.request)]));

  // Sent right before the `commit`, which keeps nothing where this fails.
  let written: Promise<unknown> = Promise.resolve();
  const outcome = await deps.db.transaction(async (db) => {
    const claimed = await db
      .insert(idempotency)
      .values({ owner, key, bodyHash, answer: null, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning({ key: idempotency.key });
    const mine = and(eq(idempotency.owner, owner), eq(idempotency.key, key));
    if (claimed.length === 0) {
      const [first] = await db.select().from(idempotency).where(mine);
      if (first?.bodyHash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
      return first.answer as Outcome;
    }
    const refusal = (await admission?.(db)) ?? null;
    const answer = refusal
      ? { refusal: refusal.code, details: refusal.details }
      : await outcomeOf(() => db.transaction((inner) => work(inner)));
    written = db.update(idempotency).set({ answer }).where(mine).execute();
    written.catch(() => {});
    return answer;
  });
  await written;
  if ('refusal' in outcome) throw new Refusal(outcome.refusal, outcome.details);
  return outcome.value;
}

/** The request with what is in its files, which JSON leaves out. */
async function withContents(value: unknown): Promise<unknown> {
  if (value instanceof File) return { file: value.name, type: value.type, sha256: sha256(await value.bytes()) };
  if (Array.isArray(value)) return Promise.all(value.map(withContents));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([name, field]) => [name, await withContents(field)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof Refusal && refusalStatus(error.code) === 200)
      return { refusal: error.code, details: error.details };
    throw error;
  }
}
