import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { member } from '../../database/schema.ts';
import type { Mobile } from '../verification/mobile.ts';

/** The account's mobile number, or null. */
export async function ownMobile(db: Database, memberId: string): Promise<Mobile | null> {
  const [row] = await db
    .select({ dialingCode: member.countryDialingCode, national: member.mobileNum })
    .from(member)
    .where(eq(member.id, memberId));
  if (!row || row.dialingCode === null || row.national === null) return null;
  return { dialingCode: row.dialingCode, national: row.national };
}

/** Masks a number except its last four digits, e.g. +66 •••••5678. */
export const maskedMobile = ({ dialingCode, national }: Mobile): string =>
  `+${dialingCode} ${'•'.repeat(Math.max(0, national.length - 4))}${national.slice(-4)}`;
