import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountContract } from '../../../src/api/contract/account/account.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { photo } from '../../support/photo.ts';
import { createPlayer, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

// The server reads PNG and JPEG alone; this test reads what it writes.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] }));

onEachDatabase('the profile of a member', (database) => {
  let server: Reference;
  let somchai: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    somchai = createPlayer(server);
    await somchai.signIn('somchai');
  });
  afterEach(() => server.close());

  const icon = (by = somchai) => by.api(accountContract.icon, { request: {} });
  const info = () => somchai.api(memberContract.info, { request: {} });
  const code = (answer: Promise<unknown>) =>
    answer.then(
      () => 'done',
      (error: unknown) => (failureOf(error) as { readonly code?: string }).code,
    );
  const upload = (bytes: Buffer, by = somchai) =>
    by.api(accountContract.setPicture, { request: { picture: new File([new Uint8Array(bytes)], 'me.jpg') } });
  const picture = async (path: string | null) => {
    const answer = await server.fetch(`${server.baseURL}${path}`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('[API-15] has no icon until one is chosen', async () => {
    expect(await icon()).toEqual({ nickname: 'Somchai', icon: { drawn: null, picture: null } });
    expect(await info()).not.toHaveProperty('icon');
  });

  it('[API-15] [MEMBER-22] keeps a nickname and a drawn icon, which member info carries', async () => {
    const kept = { nickname: 'สมชาย 88', icon: { drawn: 'elephant', picture: null } };
    const set = await somchai.api(accountContract.setProfile, {
      request: { nickname: ' สมชาย 88 ', drawn: 'elephant' },
    });
    expect([set, await icon()]).toEqual([kept, kept]);
    expect(await info()).toMatchObject(kept);
    const renamed = await somchai.api(accountContract.setProfile, { request: { nickname: 'Chai', drawn: null } });
    expect(renamed).toEqual({ nickname: 'Chai', icon: kept.icon });
  });

  it.each(['x', 'a'.repeat(21), '<b>Chai</b>', 'Chai\nJai', ''])(
    '[MEMBER-22] refuses the nickname %j',
    async (nickname) => {
      // By hand: the client refuses to send it.
      const answer = await server.fetch(`${server.baseURL}${accountContract.setProfile.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${somchai.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ nickname, drawn: null }),
      });
      expect(await answer.json()).toMatchObject({ errorCode: 'INVALID_FIELDS' });
      expect((await icon()).nickname).toBe('Somchai');
    },
  );

  it('[API-15] cuts a picture to a small square without its place, at a path that nobody can guess', async () => {
    const given = photo(6, 'MM');
    expect(given.includes('GPS')).toBe(true);
    const { picture: path } = (await upload(given)).icon;
    expect(path).toMatch(/^\/pictures\/[\w-]{22}\.webp$/);
    const { status, bytes } = await picture(path);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([status, width, height, format, bytes.includes('GPS')]).toEqual([200, 192, 192, 'webp', false]);
    expect((await picture('/pictures/aaaaaaaaaaaaaaaaaaaaaa.webp')).status).toBe(404);
  });

  it('[API-15] removes a picture that another icon replaces', async () => {
    const first = (await upload(photo(1))).icon.picture;
    const second = (await upload(photo(1))).icon.picture;
    expect([(await picture(first)).status, (await picture(second)).status]).toEqual([404, 200]);
    const drawn = await somchai.api(accountContract.setProfile, { request: { nickname: 'Chai', drawn: 'lotus' } });
    expect(drawn.icon).toEqual({ drawn: 'lotus', picture: null });
    expect((await picture(second)).status).toBe(404);
  });

  it('[API-15] refuses what is no picture, and keeps the icon', async () => {
    const { icon: before } = await upload(photo(1));
    expect(await code(upload(Buffer.from('<svg onload="alert(1)"/>')))).toBe('PROOF_UNREADABLE');
    expect(await code(upload(Buffer.alloc(5 * 1024 * 1024 + 1)))).toBe('PROOF_UNREADABLE');
    expect(await code(upload(Buffer.alloc(6 * 1024 * 1024)))).toBe('BODY_TOO_LARGE');
    expect((await icon()).icon).toEqual(before);
  });

  it('[ROLE-17] is not for trial accounts', async () => {
    const trial = createPlayer(server);
    await trial.signIn('trial');
    expect(await code(icon(trial))).toBe('NEED_TRUE_ACCOUNT');
    expect(await code(upload(photo(1), trial))).toBe('NEED_TRUE_ACCOUNT');
  });
});
