import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { RefusalCode, RefusalDetails } from '../../src/api/contract/refusal.ts';
import { refusalStatus } from '../../src/api/contract/refusalStatus.ts';
import type { Database } from '../database/database.ts';
import { idempotency } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import type { Admission } from './admission.ts';

type Outcome = { readonly value: unknown } | { readonly refusal: RefusalCode; readonly details: RefusalDetails | null };

export interface IdempotentCall {
  readonly owner: string;
  readonly endpointId: string;
  readonly key: string | undefined;
  readonly request: unknown;
}

/**
 * Decision W8: runs the work once per owner and key, and replays the first answer, business refusals included. Key and
 * effect share a transaction: concurrent repeats wait for the first, and an error stores neither.
 * @param admission may refuse before the work; its writes are kept, unlike those of refused work
 * @throws {Refusal} INVALID_FIELDS without a valid key, IDEMPOTENCY_MISMATCH for another body under a used key.
 */
export async function runIdempotent(
  deps: ServerDeps,
  call: IdempotentCall,
  work: (db: Database) => Promise<unknown>,
  admission: Admission | null = null,
): Promise<unknown> {
  const { owner, key } = call;
  if (key === undefined || !/^[\w-]{8,128}$/.test(key))
    throw new Refusal('INVALID_FIELDS', { fields: ['idempotency-key'] });
  const bodyHash = sha256(JSON.stringify([call.endpointId, await withContents(call.request)]));

  // Sent right before `commit`, which rolls back if this fails.
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

/** The request including file contents, which JSON omits. */
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
