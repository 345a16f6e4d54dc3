import { afterEach, beforeEach, expect, it } from 'vitest';
import { secondFactorContract } from '../../../src/api/contract/account/secondFactor.ts';
import { signInStepContract } from '../../../src/api/contract/account/signInStep.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { outcomeOf } from '../../support/payments.ts';
import { createPlayer, DEMO_PASSWORD, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { createSoftPasskey, type PasskeyPlace } from '../../support/softPasskey.ts';

const ORIGIN = 'https://play.test';
const HERE = { origin: ORIGIN, rpId: 'play.test' };
const refused = ['PASSKEY_REFUSED', null];

onEachDatabase('a passkey', (database) => {
  let server: Reference;
  let somchai: Player;
  let visitor: Player;
  let key: ReturnType<typeof createSoftPasskey>;
  beforeEach(async () => {
    server = await startReference({ database, env: { DOMAINS: 'play.test,other.test' } });
    somchai = createPlayer(server, { origin: ORIGIN });
    visitor = createPlayer(server, { origin: ORIGIN });
    key = createSoftPasskey();
    await somchai.signIn('somchai');
  });
  afterEach(() => server.close());

  const begin = (by = somchai) => by.api(secondFactorContract.startPasskey, { request: { password: DEMO_PASSWORD } });
  const add = async (place: Partial<PasskeyPlace> = {}, by = somchai, passkey = key) => {
    const { stepTicket, wanted } = await begin(by);
    const made = passkey.create({ challenge: wanted.challenge, ...HERE, ...place });
    return outcomeOf(
      by
        .api(secondFactorContract.addPasskey, { request: { stepTicket, passkey: made } })
        .then(({ passkeys }) => passkeys.length),
    );
  };
  const ask = async (by = visitor) => (await by.api(signInStepContract.passkeyChallenge, { request: {} })).challenge;
  const send = (passkey: ReturnType<(typeof key)['get']>, by = visitor) =>
    outcomeOf(
      by
        .api(signInStepContract.passkey, { request: { passkey }, headers: { 'login-area': 'site' } })
        .then(({ token }) => token.length),
    );
  const login = async (place: Partial<PasskeyPlace> = {}, by = visitor) =>
    send(key.get({ challenge: await ask(by), ...HERE, ...place }), by);

  it('[MEMBER-05] signs in at the site that it was made for', async () => {
    expect(await add()).toBe(1);
    expect(await login()).toBe(43);
  });

  it('[MEMBER-05] is not made for another site, without its owner, or for an old challenge', async () => {
    for (const wrong of [
      { origin: 'https://evil.test' },
      { origin: 'https://play.test.evil.test' },
      { origin: 'http://play.test' },
      { rpId: 'evil.test' },
      { challenge: 'c29tZXRoaW5nIGVsc2U' },
      { isVerified: false },
    ])
      expect([wrong, await add(wrong)]).toEqual([wrong, refused]);
    const { stepTicket, wanted } = await begin();
    server.advance(10 * 60_000);
    const passkey = key.create({ challenge: wanted.challenge, ...HERE });
    const late = somchai.api(secondFactorContract.addPasskey, { request: { stepTicket, passkey } });
    expect(await outcomeOf(late)).toEqual(['SECOND_STEP_EXPIRED', null]);
  });

  it('[MEMBER-05] is added once, to the account that asked', async () => {
    const malee = createPlayer(server, { origin: ORIGIN });
    await malee.signIn('malee');
    const { stepTicket, wanted } = await begin();
    const passkey = key.create({ challenge: wanted.challenge, ...HERE });
    const request = { stepTicket, passkey };
    expect(await outcomeOf(malee.api(secondFactorContract.addPasskey, { request }))).toEqual([
      'SECOND_STEP_EXPIRED',
      null,
    ]);
    expect((await somchai.api(secondFactorContract.addPasskey, { request })).passkeys).toHaveLength(1);
    expect(await outcomeOf(somchai.api(secondFactorContract.addPasskey, { request }))).toEqual([
      'SECOND_STEP_EXPIRED',
      null,
    ]);
    expect(await add({}, malee)).toEqual(refused);
  });

  it('[MEMBER-05] does not sign in for another site, without its owner, or as somebody else', async () => {
    await add();
    for (const wrong of [
      { origin: 'https://evil.test' },
      { origin: 'https://other.test' },
      { origin: 'https://play.test:8443' },
      { rpId: 'other.test' },
      { isVerified: false },
      { userHandle: 'c29tZWJvZHkgZWxzZQ' },
    ])
      expect([wrong, await login(wrong)]).toEqual([wrong, refused]);
    // A page of another domain of the same site, which passed on what was signed here.
    const elsewhere = createPlayer(server, { origin: 'https://other.test' });
    expect(await login({}, elsewhere)).toEqual(refused);
    const outside = createPlayer(server, { origin: 'https://evil.test' });
    expect(await outcomeOf(ask(outside))).toEqual(['FEATURE_OFF', null]);
    const stranger = createSoftPasskey().get({ challenge: await ask(), ...HERE });
    expect(await send(stranger)).toEqual(refused);
    expect(await send({ ...stranger, id: key.id, rawId: key.id })).toEqual(refused);
  });

  it('[MEMBER-05] signs in once with each challenge of ours, in time, also when two try at once', async () => {
    await add();
    const challenge = await ask();
    const proof = key.get({ challenge, ...HERE });
    const both = await Promise.all([send(proof), send(proof)]);
    expect(both.toSorted()).toEqual([43, refused].toSorted());
    expect(await send(proof)).toEqual(refused);
    expect(await login({ challenge: Buffer.alloc(54).toString('base64url') })).toEqual(refused);
    const old = await ask();
    server.advance(10 * 60_000);
    expect(await login({ challenge: old })).toEqual(refused);
    expect(await login()).toBe(43);
  });

  it('[MEMBER-05] whose count goes back was copied, and does not sign in', async () => {
    await add({ counter: 5 });
    expect(await login({ counter: 6 })).toBe(43);
    expect([await login({ counter: 6 }), await login({ counter: 3 }), await login({ counter: 0 })]).toEqual([
      refused,
      refused,
      refused,
    ]);
    expect(await login({ counter: 7 })).toBe(43);
  });
});
