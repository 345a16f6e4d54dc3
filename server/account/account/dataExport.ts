import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { type DataState, EXPORT_KEPT_MS } from '../../../src/api/contract/account/accountData.ts';
import type { Database } from '../../database/database.ts';
import { dataExport, dataExportPart, memberAccount } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import type { ServeEnv } from '../../serve/caller.ts';
import { hashToken, newToken } from '../../site/session/tokens.ts';
import { closingObstacles, smallestWithdrawal } from './closing.ts';
import { exportText } from './exportParts.ts';

type JobDeps = Pick<ServerDeps, 'config' | 'db' | 'log' | 'now'>;

const LEASE_MS = 10 * 60_000;
const MOST_TRIES = 5;
const LINK_MS = 5 * 60_000;
/** Characters of a part before compression. */
const PART = 1_000_000;

const compress = promisify(gzip);
const expand = promisify(gunzip);

export async function dataState(deps: ServerDeps, memberId: string): Promise<DataState> {
  const { db } = deps;
  const [file] = await db.select().from(dataExport).where(eq(dataExport.memberId, memberId));
  const [account] = await db.select().from(memberAccount).where(eq(memberAccount.memberId, memberId));
  const isKept = file !== undefined && (file.expiresAt === null || file.expiresAt > deps.now());
  return {
    file: isKept ? { status: file.status, askedAt: file.askedAt, bytes: file.bytes, expiresAt: file.expiresAt } : null,
    closesAt: account?.closesAt ?? null,
    obstacles: await closingObstacles(deps, db, memberId),
    smallestWithdrawal: await smallestWithdrawal(deps, db),
  };
}

/** Asks for a new file, in place of the last one; one that is being written stays. */
export async function askExport({ db, now }: ServerDeps, memberId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(dataExport).where(eq(dataExport.memberId, memberId)).for('update');
    if (before?.status === 'waiting') return;
    await transaction.delete(dataExport).where(eq(dataExport.memberId, memberId));
    await transaction
      .insert(dataExport)
      .values({ id: randomUUID(), memberId, status: 'waiting', askedAt: now(), nextTryAt: now() })
      .onConflictDoNothing();
  });
}

/** A path for one download. @throws {Refusal} NOT_FOUND without a file that is ready. */
export async function exportLink({ db, now }: ServerDeps, memberId: string): Promise<string> {
  const token = newToken();
  const made = await db
    .update(dataExport)
    .set({ linkHash: hashToken(token), linkExpiresAt: now() + LINK_MS })
    .where(and(eq(dataExport.memberId, memberId), eq(dataExport.status, 'ready'), gt(dataExport.expiresAt, now())))
    .returning({ id: dataExport.id });
  if (made.length === 0) throw new Refusal('NOT_FOUND');
  return `/exports/${token}`;
}

/** Writes the files that were asked for, one after the other, and deletes those that have expired. */
export async function writeExports(deps: JobDeps): Promise<void> {
  const { db, log, now } = deps;
  await db.delete(dataExport).where(lte(dataExport.expiresAt, now()));
  for (let due = await claim(db, now()); due; due = await claim(db, now())) {
    const { id, memberId, tries } = due;
    try {
      await write(deps, id, memberId);
    } catch (err) {
      log.error({ err, export: id, tries }, 'a data file was not written');
      if (tries >= MOST_TRIES)
        await db
          .update(dataExport)
          .set({ status: 'failed', expiresAt: now() + EXPORT_KEPT_MS })
          .where(eq(dataExport.id, id));
    }
  }
}

async function claim(db: Database, at: number) {
  const due = db
    .select({ id: dataExport.id })
    .from(dataExport)
    .where(and(eq(dataExport.status, 'waiting'), lte(dataExport.nextTryAt, at)))
    .orderBy(asc(dataExport.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(dataExport)
    .set({ tries: sql`${dataExport.tries} + 1`, nextTryAt: at + LEASE_MS })
    .where(eq(dataExport.id, sql`(${due})`))
    .returning();
  return row ?? null;
}

async function write({ config, db, now }: JobDeps, id: string, memberId: string): Promise<void> {
  // What a try before this one has left.
  await db.delete(dataExportPart).where(eq(dataExportPart.exportId, id));
  let [number, waiting, bytes] = [0, '', 0];
  const keepPart = async () => {
    await db.insert(dataExportPart).values({ exportId: id, number, bytes: await compress(waiting) });
    bytes += Buffer.byteLength(waiting);
    [number, waiting] = [number + 1, ''];
  };
  for await (const text of exportText(db, memberId, now())) {
    waiting += text;
    if (waiting.length >= PART) await keepPart();
  }
  await keepPart();
  await db.transaction(async (transaction) => {
    const expiresAt = now() + EXPORT_KEPT_MS;
    const ready = await transaction
      .update(dataExport)
      .set({ status: 'ready', bytes, expiresAt })
      .where(and(eq(dataExport.id, id), eq(dataExport.status, 'waiting')))
      .returning({ id: dataExport.id });
    if (ready.length === 0) return;
    const told = { merchantCode: config.merchant, memberId, at: now() };
    await writeMessage(transaction, { ...told, topic: 'exportReady', facts: { until: expiresAt } });
  });
}

/** Streams a file to who has its link, once; part by part, whatever its size. */
export function mountExports(app: Hono<ServeEnv>, { db, now }: ServerDeps): void {
  app.get('/exports/:token{[A-Za-z0-9_-]{43}}', async (c) => {
    const [file] = await db
      .update(dataExport)
      .set({ linkHash: null, linkExpiresAt: null })
      .where(
        and(
          eq(dataExport.linkHash, hashToken(c.req.param('token'))),
          gt(dataExport.linkExpiresAt, now()),
          gt(dataExport.expiresAt, now()),
        ),
      )
      .returning();
    if (file === undefined) return c.text('This link was used or has expired.\n', 404);
    const name = `account-${new Date(file.askedAt).toISOString().slice(0, 10)}.json`;
    return c.body(streamOf(db, file.id), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
}

function streamOf(db: Database, exportId: string): ReadableStream<Uint8Array> {
  let number = 0;
  return new ReadableStream({
    pull: async (controller) => {
      const [part] = await db
        .select()
        .from(dataExportPart)
        .where(and(eq(dataExportPart.exportId, exportId), eq(dataExportPart.number, number)));
      number += 1;
      if (part === undefined) controller.close();
      else controller.enqueue(new Uint8Array(await expand(part.bytes)));
    },
  });
}
