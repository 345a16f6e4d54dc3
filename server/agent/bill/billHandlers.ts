import { and, eq, or } from 'drizzle-orm';
import type { billContract } from '../../src/api/contract/bill.ts';
import { kindsOn, refuseSwitchedOff } from '../agent/agentFeatures.ts';
import type { Database } from '../database/database.ts';
import { agentContract, bill } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { billLines, billRows, listBills } from './billRows.ts';
import { claimBill } from './reviewBill.ts';

export const billHandlers = (deps: ServerDeps): Handlers<typeof billContract> => ({
  list: async ({ session, request: { kind, ...asked } }) => {
    if (kind !== 'all') await refuseSwitchedOff(deps, kind);
    const kinds = kind === 'all' ? await kindsOn(deps) : [kind];
    if (kinds.length === 0) throw new Refusal('FEATURE_OFF');
    return listBills(deps.db, session.memberId, { ...asked, kinds });
  },

  detail: async ({ session: { memberId }, request: { id } }) => {
    const { db } = deps;
    const { found, tiers } = await ownBill(db, deps.config.merchant, { id, memberId });
    await refuseSwitchedOff(deps, found.kind);
    const [row] = await billRows(db, [found], memberId);
    if (row === undefined) throw new Error('a bill has a row');
    return {
      ...row,
      counted: {
        from: found.countedFrom,
        validBet: found.countedValidBet,
        loss: found.countedLoss,
        activeMembers: found.activeMembers,
      },
      tier: found.tier,
      nextTier: tiers.find(({ rate }) => rate > found.rate) ?? null,
      lines: billLines(found),
    };
  },

  claim: async ({ session: { memberId }, request: { id }, db }) => {
    const { found } = await ownBill(db, deps.config.merchant, { id, memberId });
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
    .select({ found: bill, tiers: agentContract.tiers })
    .from(bill)
    .innerJoin(agentContract, eq(agentContract.id, bill.contractId))
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
