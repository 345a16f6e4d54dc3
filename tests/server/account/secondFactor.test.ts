import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stepOf } from '../../../server/account/secondFactor/totp.ts';
import { authenticator, recoveryCode, stepTicket } from '../../../server/database/schema.ts';
import { cleanExpired } from '../../../server/jobs/cleanExpired.ts';
import { devicesContract } from '../../../src/api/contract/account/devices.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { secondFactorContract } from '../../../src/api/contract/account/secondFactor.ts';
import { signInStepContract } from '../../../src/api/contract/account/signInStep.ts';
import { inboxContract } from '../../../src/api/contract/member/inbox.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { codeAt } from '../../support/authenticator.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { outcomeOf } from '../../support/payments.ts';
import { createPlayer, DEMO_PASSWORD, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const STEP = 30_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const password = DEMO_PASSWORD;

/** The code of a refusal; `ok` for a success. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => {
      const failure = failureOf(error);
      return failure.kind === 'refused' ? failure.code : failure.kind;
    },
  );

describe('[MEMBER-05] codes of an authenticator app', () => {
  /** RFC 6238, appendix B, SHA-1, the last six of eight digits. */
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', (second, code) => {
    const step = Math.floor(second / 30);
    expect(stepOf(key, code, second * 1000)).toBe(step);
    expect(stepOf(key, code, second * 1000 + STEP)).toBe(step);
    expect(stepOf(key, code, second * 1000 - STEP)).toBe(step);
    expect(stepOf(key, code, second * 1000 + 2 * STEP)).toBeNull();
    expect(stepOf(key, code, second * 1000 - 2 * STEP)).toBeNull();
  });
});

onEachDatabase('[MEMBER-05] the second factor of a member', (database) => {
  let server: Reference;
  let phone: Player;
  beforeEach(async () => {
    server = await startReference({ database, env: { TRUST_PROXY: '1' } });
    phone = createPlayer(server, { ip: '203.0.113.7' });
    await phone.signIn('somchai');
  });
  afterEach(() => server.close());

  const { start, confirm, stop, renewCodes, ways } = secondFactorContract;
  const begin = (by = phone) => by.api(start, { request: { password } });
  /** Turns the second factor on, and moves to the next code. */
  const turnOn = async (by = phone) => {
    const { stepTicket: setup, authenticatorKey: key } = await begin(by);
    const { recoveryCodes: codes } = await by.api(confirm, {
      request: { stepTicket: setup, factorCode: codeAt(key, server.now()) },
    });
    server.advance(STEP);
    return { key, codes };
  };
  /** Logs in by the password; the ticket of the second step, or null where it was enough. */
  const firstStep = async (by: Player, username = 'somchai'): Promise<string | null> => {
    by.token = null;
    return by.signIn(username).then(
      () => null,
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure.kind !== 'refused' || failure.code !== 'SECOND_FACTOR_NEEDED') throw error;
        return failure.details?.stepTicket ?? null;
      },
    );
  };
  const secondStep = async (by: Player, ticket: string | null, code: string, trust = false) => {
    const granted = await by.api(signInStepContract.secondFactor, {
      request: { stepTicket: ticket ?? '', factorCode: code, trust },
    });
    by.token = granted.token;
    return granted;
  };
  const nameOf = async (by: Player) => (await by.api(memberContract.info, { request: {} })).userName;
  const inbox = async () =>
    (
      await phone.api(inboxContract.list, {
        request: {
          kind: 'security',
          show: 'all',
          order: 'newest',
          search: '',
          page: 1,
          pageSize: '20',
          language: 'EN',
        },
      })
    ).list.map(({ topic }) => topic);

  it('asks for a code after the password, once it is on, and tells the member', async () => {
    const laptop = createPlayer(server, { ip: '203.0.113.8' });
    expect(await firstStep(laptop)).toBeNull();
    const { key, codes } = await turnOn();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(await phone.api(ways, { request: {} })).toEqual({
      authenticator: { since: server.now() - STEP, codesLeft: 10 },
      passkeys: [],
    });
    const ticket = await firstStep(laptop);
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(laptop.token).toBeNull();
    const granted = await secondStep(laptop, ticket, codeAt(key, server.now()));
    expect(granted).toEqual({ token: expect.any(String), firstTimeLogin: false, passwordExpired: false });
    expect(await nameOf(laptop)).toBe('somchai');
    expect(await inbox()).toContain('secondFactorOn');
    const { list } = await laptop.api(devicesContract.list, { request: {} });
    expect(list[0]).toMatchObject({ current: true, openedBy: 'passwordAndCode' });
  });

  it('asks nobody else, and changes nothing before the first code', async () => {
    const malee = createPlayer(server);
    const { stepTicket: setup, authenticatorKey: key } = await begin();
    const wrong = phone.api(confirm, { request: { stepTicket: setup, factorCode: '000000' } });
    expect(await outcomeOf(wrong)).toEqual(['SECOND_FACTOR_WRONG', { triesLeft: 4 }]);
    expect(await firstStep(createPlayer(server))).toBeNull();
    await phone.api(confirm, { request: { stepTicket: setup, factorCode: codeAt(key, server.now()) } });
    expect(await firstStep(malee, 'malee')).toBeNull();
  });

  it('takes the password to turn it on, and the setup of nobody else', async () => {
    const refused = phone.api(start, { request: { password: 'Wrong#2026' } });
    expect(await outcomeOf(refused)).toEqual(['LOGIN_PASSWORD_WRONG', null]);
    const malee = createPlayer(server);
    await malee.signIn('malee');
    const { stepTicket: setup, authenticatorKey: key } = await begin();
    const foreign = malee.api(confirm, { request: { stepTicket: setup, factorCode: codeAt(key, server.now()) } });
    expect(await outcomeOf(foreign)).toEqual(['SECOND_STEP_EXPIRED', null]);
    server.advance(10 * MINUTE);
    const late = phone.api(confirm, { request: { stepTicket: setup, factorCode: codeAt(key, server.now()) } });
    expect(await outcomeOf(late)).toEqual(['SECOND_STEP_EXPIRED', null]);
    server.advance(1);
    await cleanExpired(server.deps);
    expect(await server.db.$count(stepTicket)).toBe(0);
  });

  it('accepts each code once, also from two at the same time, and clocks that differ by one step', async () => {
    const { key } = await turnOn();
    const [one, other] = [createPlayer(server), createPlayer(server)];
    const tickets = [await firstStep(one), await firstStep(other)];
    const code = codeAt(key, server.now());
    const both = await Promise.all([
      outcome(secondStep(one, tickets[0] ?? null, code)),
      outcome(secondStep(other, tickets[1] ?? null, code)),
    ]);
    expect(both.toSorted()).toEqual(['SECOND_FACTOR_WRONG', 'ok'].toSorted());
    const again = await firstStep(createPlayer(server));
    expect(await outcome(secondStep(createPlayer(server), again, code))).toBe('SECOND_FACTOR_WRONG');
    const ahead = codeAt(key, server.now() + STEP);
    await secondStep(createPlayer(server), again, ahead);
    // The code of now is before the one that was used.
    const late = await firstStep(createPlayer(server));
    expect(await outcome(secondStep(createPlayer(server), late, codeAt(key, server.now())))).toBe(
      'SECOND_FACTOR_WRONG',
    );
    const tooFar = codeAt(key, server.now() + 4 * STEP);
    expect(await outcome(secondStep(createPlayer(server), late, tooFar))).toBe('SECOND_FACTOR_WRONG');
  });

  it('takes a ticket once', async () => {
    const { key } = await turnOn();
    const ticket = await firstStep(createPlayer(server));
    await secondStep(createPlayer(server), ticket, codeAt(key, server.now()));
    server.advance(STEP);
    const again = secondStep(createPlayer(server), ticket, codeAt(key, server.now()));
    expect(await outcomeOf(again)).toEqual(['SECOND_STEP_EXPIRED', null]);
    const never = secondStep(createPlayer(server), 'x'.repeat(43), codeAt(key, server.now()));
    expect(await outcomeOf(never)).toEqual(['SECOND_STEP_EXPIRED', null]);
  });

  it('accepts a recovery code once, however it is typed and however many try it at once', async () => {
    const { codes } = await turnOn();
    const [first = '', second = ''] = codes;
    const tickets = await Promise.all([1, 2, 3].map(async () => firstStep(createPlayer(server))));
    const all = await Promise.all(
      tickets.map((ticket) => outcome(secondStep(createPlayer(server), ticket, first.toLowerCase()))),
    );
    expect(all.filter((code) => code === 'ok')).toHaveLength(1);
    const ticket = await firstStep(createPlayer(server));
    await secondStep(createPlayer(server), ticket, second.replace('-', ' '));
    expect((await phone.api(ways, { request: {} })).authenticator?.codesLeft).toBe(8);
    expect((await inbox()).filter((topic) => topic === 'recoveryCodeUsed')).toHaveLength(2);
    const [row] = await server.db.select().from(authenticator);
    const stored = JSON.stringify([row, await server.db.select().from(recoveryCode)]);
    for (const code of codes) expect(stored).not.toContain(code);
  });

  it('bounds guesses, also parallel ones, and does not lock the owner’s device out', async () => {
    const owner = createPlayer(server);
    const { key } = await turnOn();
    await secondStep(owner, await firstStep(owner), codeAt(key, server.now()));
    const thief = createPlayer(server, { ip: '198.51.100.99' });
    const ticket = await firstStep(thief);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => outcome(secondStep(thief, ticket, `99999${n % 10}`))),
    );
    expect(guesses.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(5);
    expect(guesses.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(7);
    server.advance(STEP);
    // A right code is not even looked at.
    const right = secondStep(createPlayer(server), await firstStep(createPlayer(server)), codeAt(key, server.now()));
    expect(await outcome(right)).toBe('TOO_MANY_REQUESTS');
    await secondStep(owner, await firstStep(owner), codeAt(key, server.now()));
    expect(await nameOf(owner)).toBe('somchai');
    let tried = 5;
    for (let round = 0; round < 8; round += 1) {
      server.advance(15 * MINUTE);
      const next = await firstStep(thief);
      for (let n = 0; n < 6; n += 1)
        if ((await outcome(secondStep(thief, next, '999999'))) === 'SECOND_FACTOR_WRONG') tried += 1;
    }
    expect(tried).toBeLessThanOrEqual(30);
  });

  it('trusts a device for 30 days, only for this account and this authenticator', async () => {
    const laptop = createPlayer(server);
    const { key } = await turnOn();
    await secondStep(laptop, await firstStep(laptop), codeAt(key, server.now()), true);
    expect(await firstStep(laptop)).toBeNull();
    expect(await firstStep(createPlayer(server))).not.toBeNull();
    server.advance(30 * DAY);
    expect(await firstStep(laptop)).not.toBeNull();
  });

  it('forgets trusted devices when it is turned off and on again', async () => {
    const laptop = createPlayer(server);
    const { key } = await turnOn();
    await secondStep(laptop, await firstStep(laptop), codeAt(key, server.now()), true);
    server.advance(STEP);
    const code = codeAt(key, server.now());
    expect((await phone.api(stop, { request: { password, factorCode: code } })).authenticator).toBeNull();
    expect(await firstStep(createPlayer(server))).toBeNull();
    await turnOn();
    expect(await firstStep(laptop)).not.toBeNull();
    expect((await inbox()).slice(0, 3)).toContain('secondFactorOff');
  });

  it('takes password and code to be turned off, and for new recovery codes', async () => {
    const { key, codes } = await turnOn();
    const code = codeAt(key, server.now());
    const wrongPassword = phone.api(stop, { request: { password: 'Wrong#2026', factorCode: code } });
    expect(await outcomeOf(wrongPassword)).toEqual(['LOGIN_PASSWORD_WRONG', null]);
    const wrongCode = phone.api(renewCodes, { request: { password, factorCode: '000000' } });
    expect(await outcome(wrongCode)).toBe('SECOND_FACTOR_WRONG');
    const { recoveryCodes: fresh } = await phone.api(renewCodes, { request: { password, factorCode: code } });
    expect(fresh.some((one) => codes.includes(one))).toBe(false);
    const ticket = await firstStep(createPlayer(server));
    expect(await outcome(secondStep(createPlayer(server), ticket, codes[0] ?? ''))).toBe('SECOND_FACTOR_WRONG');
    await secondStep(createPlayer(server), ticket, fresh[0] ?? '');
    const malee = createPlayer(server);
    await malee.signIn('malee');
    const off = malee.api(stop, { request: { password, factorCode: code } });
    expect(await outcomeOf(off)).toEqual(['STATUS_CHANGED', null]);
  });

  it('is not for trial accounts, nor readable from a copy of the database', async () => {
    const { key } = await turnOn();
    const [row] = await server.db.select().from(authenticator);
    expect(row?.secret).not.toContain(key);
    expect(JSON.stringify(await server.db.select().from(stepTicket))).not.toContain(key);
  });
});
