import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { accountContract, Profile } from '../../../src/api/contract/account/account.ts';
import type { MemberIcon } from '../../../src/api/contract/account/memberIcon.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import { uploadsProblem } from '../../../src/api/contract/rules/uploads.ts';
import type { Database } from '../../database/database.ts';
import { member } from '../../database/schema.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { redrawImage } from '../../files/redrawImage.ts';
import { Refusal } from '../../refusal.ts';
import type { ServeEnv } from '../../serve/caller.ts';
import { FOR_EVER } from '../../site/site/staticFiles.ts';
import { claimNickname } from '../names/claimNickname.ts';
import { lockMember } from '../recovery/passwordLink.ts';
import { type AccountRow, accountOf, keepAccount } from './memberAccount.ts';

/** Pixels: an icon is at most 96 wide, on screens with two pixels each. */
const SIDE = 192;

export const iconOf = (row: Pick<AccountRow, 'drawnIcon' | 'pictureId'> | null): MemberIcon => ({
  drawn: row?.drawnIcon ?? null,
  picture: row?.pictureId ? `/pictures/${row.pictureId}.webp` : null,
});

/** API-15. */
export async function profileOf(db: Database, memberId: string): Promise<Profile> {
  const [row] = await db.select({ nickname: member.nickname }).from(member).where(eq(member.id, memberId));
  return { nickname: row?.nickname ?? '', icon: iconOf(await accountOf(db, memberId)) };
}

/**
 * A drawn icon replaces a picture.
 * @throws {Refusal} NICKNAME_TAKEN
 */
export async function setProfile(
  deps: ServerDeps,
  { memberId }: Session,
  { nickname, drawn }: RequestOf<(typeof accountContract)['setProfile']>,
): Promise<Profile> {
  await deps.db.transaction(async (db) => {
    const [row] = await db.select().from(member).where(eq(member.id, memberId)).for('update');
    if (row !== undefined && row.nickname !== nickname) {
      await claimNickname(deps, db, { id: memberId, account: row.account, nickname });
      await db.update(member).set({ nickname }).where(eq(member.id, memberId));
    }
    if (drawn !== null) await keepIcon(deps, db, memberId, { drawnIcon: drawn, pictureId: null });
  });
  return profileOf(deps.db, memberId);
}

/**
 * Redraws a picture as a small square and makes it the icon.
 * @throws {Refusal} PROOF_UNREADABLE for a file that is too large, or no PNG or JPEG; TOO_MANY_REQUESTS.
 */
export async function setPicture(deps: ServerDeps, { memberId }: Session, picture: File): Promise<Profile> {
  if (uploadsProblem([{ type: 'image/png', bytes: picture.size }])) throw new Refusal('PROOF_UNREADABLE');
  const redrawn = await redrawImage(Buffer.from(await picture.arrayBuffer()), { square: SIDE });
  if (redrawn === null) throw new Refusal('PROOF_UNREADABLE');
  const pictureId = randomBytes(16).toString('base64url');
  await deps.db.transaction(async (db) => {
    await deps.files.write(db, pictureId, redrawn.bytes);
    await keepIcon(deps, db, memberId, { drawnIcon: null, pictureId });
  });
  return profileOf(deps.db, memberId);
}

async function keepIcon(
  { config, files, now }: ServerDeps,
  db: Database,
  memberId: string,
  icon: Pick<AccountRow, 'drawnIcon' | 'pictureId'>,
): Promise<void> {
  await lockMember(db, memberId);
  const before = await accountOf(db, memberId);
  if (before?.pictureId) await files.remove(db, before.pictureId, now());
  await keepAccount(db, { memberId, merchantCode: config.merchant }, icon);
}

/** Serves pictures by ids that nobody can guess; an id has one picture for ever. */
export function mountPictures(app: Hono<ServeEnv>, { db, files }: ServerDeps): void {
  app.get('/pictures/:file{[A-Za-z0-9_-]+\\.webp}', async (c) => {
    const id = c.req.param('file').slice(0, -'.webp'.length);
    const bytes = id.length === 22 ? await files.read(db, id) : null;
    if (bytes === null) return c.text('Not found.\n', 404);
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
    });
  });
}
