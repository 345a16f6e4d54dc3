import { and, eq, or } from 'drizzle-orm';
import type { billContract } from '../../../src/api/contract/agent/bill.ts';
import type { Database } from '../../database/database.ts';
import { bill } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { kindsOn, refuseSwitchedOff } from '../agentFeatures/agentFeatures.ts';
import { billMonths } from './billMonths.ts';
import { billRows, listBills } from './billRows.ts';
import { claimBill } from './reviewBill.ts';

export const billHandlers = (deps: ServerDeps): Handlers<typeof billContract> => ({
  list: async ({ session, request: { kind, ...asked } }) => {
    if (kind !== 'all') await refuseSwitchedOff(deps, kind);
    const kinds = kind === 'all' ? await kindsOn(deps) : [kind];
    if (kinds.length === 0) throw new Refusal('FEATURE_OFF');
    return listBills(deps.db, session.memberId, { ...asked, kinds });
  },

  months: async ({ session: { memberId }, request }) => {
    const kinds = await kindsOn(deps);
    if (kinds.length === 0) throw new Refusal('FEATURE_OFF');
    return { months: await billMonths(deps.db, { ...request, memberId, kinds, now: deps.now() }) };
  },

  detail: async ({ session: { memberId }, request: { id } }) => {
    const { db } = deps;
    const found = await ownBill(db, deps.config.merchant, { id, memberId });
    await refuseSwitchedOff(deps, found.kind);
    const [row] = await billRows(db, [found], memberId);
    if (row === undefined) throw new Error('a bill has a row');
    return row;
  },

  claim: async ({ session: { memberId }, request: { id }, db }) => {
    const found = await ownBill(db, deps.config.merchant, { id, memberId });
    await refuseSwitchedOff({ ...deps, db }, found.kind);
    const [row] = await billRows(db, [await claimBill(deps, db, { id, memberId })], memberId);
    if (row === undefined) throw new Error('a bill has a row');
    return row;
  },
});

/** A bill that the member pays or receives. @throws {Refusal} NOT_FOUND, also for others' bills. */
async function ownBill(
  db: Database,
  merchantCode: string,
  { id, memberId }: { readonly id: string; readonly memberId: string },
) {
  const [found] = await db
    .select()
    .from(bill)
    .where(
      and(
        eq(bill.id, id),
        eq(bill.merchantCode, merchantCode),
        or(eq(bill.uplineId, memberId), eq(bill.downlineId, memberId)),
      ),
    );
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}
