import { and, eq } from 'drizzle-orm';
import { member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import type { Mobile } from './mobile.ts';

export type MemberRow = typeof member.$inferSelect;

/** This merchant's account with the mobile number, if any. */
export async function memberByMobile(deps: ServerDeps, mobile: Mobile): Promise<MemberRow | null> {
  const { code } = await merchantOf(deps);
  const [row] = await deps.db
    .select()
    .from(member)
    .where(
      and(
        eq(member.merchantCode, code),
        eq(member.countryDialingCode, mobile.dialingCode),
        eq(member.mobileNum, mobile.national),
      ),
    );
  return row ?? null;
}
