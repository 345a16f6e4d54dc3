import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Device, devicesContract } from '../../../src/api/contract/account/devices.ts';
import { session } from '../../database/schema.ts';
import type { Handlers, ServerDeps, Session } from '../../deps.ts';
import { TRIAL } from './admit.ts';
import { maskAddress, readDevice } from './readDevice.ts';
import { sessionEndReason } from './sessionLife.ts';

type Row = typeof session.$inferSelect;

/** Visitors share a trial account: each sees and ends its own session alone. */
const ownedBy = ({ memberId, isAgent, tokenHash }: Session): SQL =>
  isAgent === TRIAL ? eq(session.tokenHash, tokenHash) : eq(session.memberId, memberId);

/** The devices that a member is signed in on: the list, and the ways to end a session elsewhere. */
export function deviceHandlers(deps: ServerDeps): Handlers<typeof devicesContract> {
  const { db, now } = deps;

  const openOf = async (own: Session): Promise<readonly Row[]> => {
    const rows = await db
      .select()
      .from(session)
      .where(and(ownedBy(own), isNull(session.endedAt)))
      .orderBy(desc(session.seenAt), desc(session.createdAt));
    return rows.filter((row) => sessionEndReason(row, now()) === null);
  };
  const listOf = async (own: Session) => {
    const devices = (await openOf(own)).map((row) => deviceOf(row, own));
    return { list: [...devices.filter(({ current }) => current), ...devices.filter(({ current }) => !current)] };
  };
  const end = (...which: SQL[]) =>
    db
      .update(session)
      .set({ endedAt: now(), endReason: 'revoked' })
      .where(and(...which, isNull(session.endedAt)));

  return {
    list: ({ session: own }) => listOf(own),

    end: async ({ session: own, request: { id } }) => {
      const others = (await openOf(own)).filter(({ tokenHash }) => tokenHash !== own.tokenHash);
      const hashes = others.map(({ tokenHash }) => tokenHash).filter((tokenHash) => idOf(tokenHash) === id);
      if (hashes.length > 0) await end(inArray(session.tokenHash, hashes));
      return listOf(own);
    },

    endOthers: async ({ session: own }) => {
      await end(ownedBy(own), ne(session.tokenHash, own.tokenHash));
      return listOf(own);
    },
  };
}

/** Not the hash itself: what a screen shows is no part of how a session is found. */
const idOf = (tokenHash: string): string =>
  createHash('sha256').update(`device ${tokenHash}`).digest('base64url').slice(0, 22);

const deviceOf = (row: Row, own: Session): Device => ({
  id: idOf(row.tokenHash),
  ...readDevice(row.userAgent),
  address: row.ip === null ? null : maskAddress(row.ip),
  country: row.country,
  openedBy: row.openedBy,
  openedAt: row.createdAt,
  seenAt: row.seenAt,
  current: row.tokenHash === own.tokenHash,
});
