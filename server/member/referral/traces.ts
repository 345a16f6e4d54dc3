import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SharedTrait } from '../../../src/api/contract/member/referral.ts';
import type { Database } from '../../database/database.ts';
import { referralTrace } from '../../database/schema.ts';
import type { Caller } from '../../deps.ts';
import { addressKey } from '../../limits/limitKey.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';

const COOKIE = 'referral_device';

/** Address and device of a caller, hashed. */
export interface Trace {
  readonly address: string;
  readonly device: string;
}

/** Where a caller is. A browser without a mark is given one, for half a year. */
export function traceOf(caller: Pick<Caller, 'ip' | 'cookie' | 'keepCookie'>): Trace {
  const kept = caller.cookie(COOKIE) ?? '';
  const device = /^[\w-]{22}$/.test(kept) ? kept : randomBytes(16).toString('base64url');
  if (device !== kept) caller.keepCookie(COOKIE, device);
  return {
    address: addressKey('referral', caller.ip),
    device: createHash('sha256').update(device).digest('base64url'),
  };
}

/** Keeps where a member was seen. */
export async function keepTrace(db: Database, memberId: string, trace: Trace, at: number): Promise<void> {
  const rows = (['address', 'device'] as const).map((kind) => ({ memberId, kind, hash: trace[kind], at }));
  await db.insert(referralTrace).values(rows).onConflictDoNothing();
}

/** What two members share: one person may have both accounts. */
export async function sharedBy(db: Database, one: string, other: string): Promise<readonly SharedTrait[]> {
  const rows = await rowsOf<{ readonly trait: SharedTrait }>(
    db,
    sql`
    select 'bankAccount' as trait
    where exists (
      select 1 from bank_account mine join bank_account theirs on theirs.number_hash = mine.number_hash
      where mine.member_id = ${one} and theirs.member_id = ${other}
    )
    union all
    select distinct mine.kind from referral_trace mine
    join referral_trace theirs on theirs.kind = mine.kind and theirs.hash = mine.hash
    where mine.member_id = ${one} and theirs.member_id = ${other}
  `,
  );
  return rows.map(({ trait }) => trait).sort();
}
