import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { RefusalCode, RefusalDetails } from '../../src/api/contract/refusal.ts';
import { refusalStatus } from '../../src/api/contract/refusalStatus.ts';
import type { Database } from '../database/database.ts';
import { idempotency } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import type { PreparedCall } from './admission.ts';

type Outcome = { readonly value: unknown } | { readonly refusal: RefusalCode; readonly details: RefusalDetails | null };

export interface IdempotentCall {
  readonly owner: string;
  readonly endpointId: string;
  readonly key: string | undefined;
  readonly request: unknown;
}

/**
 * Decision W8: runs the work once per owner and key, and replays the first answer, business refusals included. Key and
 * effect share a transaction: concurrent repeats wait for the first, on other servers too, and an error stores neither.
 * @param prepare slow work, done before the transaction and not for a repeat. Its admission may refuse before the work;
 * the admission's writes are kept, unlike those of refused work
 * @throws {Refusal} INVALID_FIELDS without a valid key, IDEMPOTENCY_MISMATCH for another body under a used key.
 */
export async function runIdempotent(
  deps: ServerDeps,
  call: IdempotentCall,
  prepare: () => Promise<PreparedCall>,
): Promise<unknown> {
  const { owner, key } = call;
  if (key === undefined || !/^[\w-]{8,128}$/.test(key))
    throw new Refusal('INVALID_FIELDS', { fields: ['idempotency-key'] });
  const bodyHash = sha256(JSON.stringify([call.endpointId, await withContents(call.request)]));
  const mine = and(eq(idempotency.owner, owner), eq(idempotency.key, key));
  const firstOutcome = async (db: Database): Promise<Outcome | null> => {
    const [first] = await db.select().from(idempotency).where(mine);
    if (first && first.bodyHash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
    return (first?.answer ?? null) as Outcome | null;
  };
  return inTurn(deps.db, `${owner} ${key}`, async () => {
    const known = await firstOutcome(deps.db);
    if (known) return answerOf(known);
    return answerOf(await firstAnswer(await prepare()));
  });

  async function firstAnswer({ admission, run }: PreparedCall): Promise<Outcome> {
    // Sent right before `commit`, which rolls back if this fails.
    let written: Promise<unknown> = Promise.resolve();
    const outcome = await deps.db.transaction(async (db) => {
      const claimed = await db
        .insert(idempotency)
        .values({ owner, key: `${key}`, bodyHash, answer: null, createdAt: deps.now() })
        .onConflictDoNothing()
        .returning({ key: idempotency.key });
      if (claimed.length === 0) return (await firstOutcome(db)) as Outcome;
      const refusal = (await admission?.(db)) ?? null;
      const answer = refusal
        ? { refusal: refusal.code, details: refusal.details }
        : await outcomeOf(() => db.transaction((inner) => run(inner)));
      written = db.update(idempotency).set({ answer }).where(mine).execute();
      written.catch(() => {});
      return answer;
    });
    await written;
    return outcome;
  }
}

/** @throws {Refusal} where the first answer was one. */
function answerOf(outcome: Outcome): unknown {
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

const lastCalls = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** On one server, one call of a key after the other: repeats cost a query instead of a password hash. */
async function inTurn<Value>(db: Database, key: string, work: () => Promise<Value>): Promise<Value> {
  const lastOf = lastCalls.get(db) ?? new Map<string, Promise<unknown>>();
  lastCalls.set(db, lastOf);
  const before = lastOf.get(key);
  const own = (before ?? Promise.resolve()).then(work, work);
  lastOf.set(key, own);
  try {
    return await own;
  } finally {
    if (lastOf.get(key) === own) lastOf.delete(key);
  }
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
