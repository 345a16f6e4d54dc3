import { eq } from 'drizzle-orm';
import { bet, deposit, member } from '../../server/database/schema.ts';
import type { Player } from './player.ts';
import type { Reference } from './reference.ts';
import { createRegistrant } from './registrant.ts';

export interface Friend {
  readonly id: string;
  readonly player: Player;
}

/** Registers a friend with a referral code, from an address of its own. */
export async function joinWith(
  server: Reference,
  { code, username, ip }: { readonly code: string; readonly username: string; readonly ip: string },
  cookies?: Player['cookies'],
): Promise<Friend> {
  const visitor = createRegistrant(server, { ip });
  for (const [name, value] of cookies ?? []) visitor.player.cookies.set(name, value);
  await visitor.byUsername({ username, affiliateCode: code });
  const [row] = await server.db.select({ id: member.id }).from(member).where(eq(member.username, username));
  if (!row) throw new Error('no account was opened');
  return { id: row.id, player: visitor.player };
}

/** A deposit that was paid, without its ledger movements. */
export const paidDeposit = ({ db, now }: Reference, memberId: string, amount: number, at = now()) =>
  db.insert(deposit).values({
    id: crypto.randomUUID(),
    merchantCode: 'demo',
    memberId,
    methodCode: 'TRANSFER',
    amount,
    fee: 0,
    status: 'paid',
    createdAt: at,
    expiresAt: at,
    paidAt: at,
  });

/** A bet settled at this time and placed the day before, of which a third is the valid bet; without its ledger movements. */
export const settledBet = ({ db, now }: Reference, memberId: string, validBet: number, at = now()) =>
  db.insert(bet).values({
    id: crypto.randomUUID(),
    merchantCode: 'demo',
    memberId,
    vendor: 'NAGA',
    requestId: crypto.randomUUID(),
    category: 'RNG',
    round: '1',
    stake: 3 * validBet,
    validBet,
    payout: 2 * validBet,
    placedAt: at - 26 * 3_600_000,
    settledAt: at,
  });
