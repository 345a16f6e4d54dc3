import { createHash } from 'node:crypto';
import bowser from 'bowser';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Device, devicesContract } from '../../src/api/contract/devices.ts';
import { session } from '../database/schema.ts';
import type { Handlers, ServerDeps, Session } from '../deps.ts';
import { sessionEndReason } from './sessionLife.ts';

type Row = typeof session.$inferSelect;

/** The devices that a member is signed in on: the list, and the ways to end a session elsewhere. */
export function deviceHandlers(deps: ServerDeps): Handlers<typeof devicesContract> {
  const { db, now } = deps;

  const openOf = async ({ memberId }: Session): Promise<readonly Row[]> => {
    const rows = await db
      .select()
      .from(session)
      .where(and(eq(session.memberId, memberId), isNull(session.endedAt)))
      .orderBy(desc(session.seenAt), desc(session.createdAt));
    return rows.filter((row) => sessionEndReason(row, now()) === null);
  };
  const listOf = async (own: Session) => {
    const devices = (await openOf(own)).map((row) => deviceOf(row, own));
    return { list: [...devices.filter(({ current }) => current), ...devices.filter(({ current }) => !current)] };
  };
  const end = (hashes: readonly string[]) =>
    db
      .update(session)
      .set({ endedAt: now(), endReason: 'revoked' })
      .where(and(inArray(session.tokenHash, [...hashes]), isNull(session.endedAt)));

  return {
    list: ({ session: own }) => listOf(own),

    end: async ({ session: own, request: { id } }) => {
      const others = (await openOf(own)).filter(({ tokenHash }) => tokenHash !== own.tokenHash);
      const hashes = others.map(({ tokenHash }) => tokenHash).filter((tokenHash) => idOf(tokenHash) === id);
      if (hashes.length > 0) await end(hashes);
      return listOf(own);
    },

    endOthers: async ({ session: own }) => {
      await db
        .update(session)
        .set({ endedAt: now(), endReason: 'revoked' })
        .where(and(eq(session.memberId, own.memberId), ne(session.tokenHash, own.tokenHash), isNull(session.endedAt)));
      return listOf(own);
    },
  };
}

/** Not the hash itself: what a screen shows is no part of how a session is found. */
const idOf = (tokenHash: string): string =>
  createHash('sha256').update(`device ${tokenHash}`).digest('base64url').slice(0, 22);

const KINDS: Readonly<Record<string, Device['kind']>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

const deviceOf = (row: Row, own: Session): Device => {
  // The parser refuses an empty string.
  const { browser, os, platform } = bowser.parse(row.userAgent === '' ? '-' : row.userAgent);
  return {
    id: idOf(row.tokenHash),
    kind: KINDS[platform.type ?? ''] ?? 'unknown',
    system: os.name || null,
    browser: browser.name || null,
    address: row.ip === null ? null : maskAddress(row.ip),
    country: row.country,
    openedBy: row.openedBy,
    openedAt: row.createdAt,
    seenAt: row.seenAt,
    current: row.tokenHash === own.tokenHash,
  };
};

/** `203.0.113.•`, `2001:db8:•`: tells places apart, and names no household. */
export const maskAddress = (ip: string): string =>
  ip.includes(':') ? `${ip.split(':').slice(0, 2).join(':')}:•` : ip.replace(/\.\d+$/, '.•');
