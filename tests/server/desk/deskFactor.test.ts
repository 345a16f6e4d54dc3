import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry, authenticator, operator } from '../../../server/database/schema.ts';
import { seedOperators } from '../../../server/desk/desk/operators.ts';
import { verifyAuditLog } from '../../../server/desk/desk/proveAudit.ts';
import { signInStepContract } from '../../../src/api/contract/account/signInStep.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { codeAt } from '../../support/authenticator.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createOperator, signedInOperator, type TestOperator } from '../../support/operator.ts';
import { outcomeOf } from '../../support/payments.ts';
import { DEMO_PASSWORD } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const STEP = 30_000;
const password = DEMO_PASSWORD;
const FRESH = 'a-quiet-harbour-91';

onEachDatabase('the second factor at the desk', (database) => {
  let server: Reference;
  let one: TestOperator;
  const start = async (isProduction: boolean) => {
    server = await startReference({ database });
    // The demo's operators, under the rules of production.
    if (isProduction) Object.assign(server.deps.config, { production: true });
    one = await signedInOperator(server);
  };
  beforeEach(() => start(false));
  afterEach(() => server.close());

  const { startFactor, confirmFactor, overview } = deskContract;
  const setUp = async (by = one) => {
    const { stepTicket, authenticatorKey } = await by.api(startFactor, { request: { password } });
    const factorCode = codeAt(authenticatorKey, server.now());
    const { recoveryCodes } = await by.api(confirmFactor, { request: { stepTicket, factorCode } });
    server.advance(STEP);
    return { key: authenticatorKey, recoveryCodes };
  };
  const ticketOf = (call: Promise<unknown>): Promise<string | null> =>
    call.then(
      () => null,
      (error: unknown) => {
        const failure = failureOf(error);
        return failure.kind === 'refused' ? (failure.details?.stepTicket ?? failure.code) : failure.kind;
      },
    );
  const secondStep = async (by: TestOperator, stepTicket: string | null, factorCode: string) => {
    const request = { stepTicket: stepTicket ?? '', factorCode, trust: false as const };
    by.token = (await by.api(signInStepContract.desk, { request })).token;
  };
  const stands = async (by = one) => (await by.api(overview, { request: {} })).secondFactor;
  const acts = async () =>
    (await server.db.select().from(auditEntry).orderBy(auditEntry.seq)).map(({ act, operator: by }) => `${by} ${act}`);

  it('is optional in the demo; once set up, the password alone opens nothing', async () => {
    expect(await stands()).toBe('off');
    const { key, recoveryCodes } = await setUp();
    expect([await stands(), recoveryCodes.length]).toEqual(['on', 10]);
    const again = createOperator(server);
    const ticket = await ticketOf(again.signIn('desk1'));
    expect([ticket?.length, again.token]).toEqual([43, null]);
    expect(((await outcomeOf(secondStep(again, ticket, '000000'))) as readonly unknown[])[0]).toBe(
      'SECOND_FACTOR_WRONG',
    );
    await secondStep(again, ticket, codeAt(key, server.now()));
    expect(await stands(again)).toBe('on');
    const third = createOperator(server);
    await secondStep(third, await ticketOf(third.signIn('desk1')), recoveryCodes[0] ?? '');
    expect(await acts()).toEqual([
      'desk1 signedIn',
      'desk1 secondFactorOn',
      'desk1 signedIn',
      'desk1 signedIn',
      'desk1 recoveryCodeUsed',
    ]);
    expect(await verifyAuditLog(server.db)).toMatchObject({ faults: [] });
  });

  it('does not take a member’s ticket at the desk, nor the desk’s at the login', async () => {
    const { key } = await setUp();
    const stranger = createOperator(server);
    const ticket = await ticketOf(stranger.signIn('desk1'));
    const request = { stepTicket: ticket ?? '', factorCode: codeAt(key, server.now()), trust: false };
    const wrongDoor = stranger.api(signInStepContract.secondFactor, { request });
    expect(await outcomeOf(wrongDoor)).toEqual(['SECOND_STEP_EXPIRED', null]);
  });

  it('is mandatory outside the demo: nothing else is open before it is set up', async () => {
    await server.close();
    await start(true);
    expect(await stands()).toBe('due');
    const open = new Set(['desk.overview', 'desk.signOut', 'desk.startFactor', 'desk.confirmFactor', 'desk.signIn']);
    const calls = Object.values<Endpoint>(deskContract).filter(({ desk, id }) => desk && !open.has(id));
    expect(calls.length).toBeGreaterThan(20);
    for (const endpoint of calls) {
      const response = await server.app.request(endpoint.path, {
        method: endpoint.method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'a-key-of-mine',
          'desk-token': one.token ?? '',
        },
        ...(endpoint.sends === 'json' ? { body: '{}' } : {}),
      });
      const { errorCode } = (await response.json()) as { errorCode: string };
      expect([endpoint.id, response.status, errorCode]).toEqual([endpoint.id, 403, 'SECOND_FACTOR_DUE']);
    }
    await setUp();
    expect([await stands(), (await one.api(deskContract.operators, { request: {} })).list.length]).toEqual(['on', 3]);
  });

  it('is due for auditors too, who can set it up', async () => {
    await server.close();
    await start(true);
    const auditor = await signedInOperator(server, 'audit1');
    await setUp(auditor);
    expect(await stands(auditor)).toBe('on');
  });

  it('is reset by another operator, with a reason, and ends the sessions', async () => {
    const two = await signedInOperator(server, 'desk2');
    await setUp();
    const reset = (by: TestOperator, name: string, typed = password) =>
      by.api(deskContract.resetFactor, { request: { name, password: typed, remark: 'lost phone' } });
    expect(await outcomeOf(reset(one, 'desk1'))).toEqual(['SECOND_PERSON_NEEDED', null]);
    expect(await outcomeOf(reset(two, 'desk1', 'Wrong#2026'))).toEqual(['LOGIN_PASSWORD_WRONG', null]);
    expect(await outcomeOf(reset(two, 'audit1'))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(reset(two, 'nobody'))).toEqual(['NOT_FOUND', null]);
    const auditor = await signedInOperator(server, 'audit1');
    expect(await outcomeOf(reset(auditor, 'desk1'))).toEqual(['NOT_ALLOWED', null]);
    const { list } = await reset(two, 'desk1');
    expect(list.map(({ name, hasSecondFactor, isMe }) => [name, hasSecondFactor, isMe])).toEqual([
      ['audit1', false, false],
      ['desk1', false, false],
      ['desk2', false, true],
    ]);
    expect(await outcomeOf(stands())).toEqual(['NOT_LOGGED_IN', null]);
    await one.signIn('desk1');
    expect(await stands()).toBe('off');
    const [entry] = (await server.db.select().from(auditEntry)).filter(({ act }) => act === 'secondFactorReset');
    expect(entry).toMatchObject({ operator: 'desk2', subject: 'demo-desk1', remark: 'lost phone' });
  });

  it('changes the password at the desk: the configuration does not bring the old one back', async () => {
    const elsewhere = await signedInOperator(server);
    const change = (typed: string, newPassword: string) =>
      one.api(deskContract.changePassword, { request: { password: typed, newPassword } });
    expect(await outcomeOf(change('Wrong#2026', FRESH))).toEqual(['LOGIN_PASSWORD_WRONG', null]);
    expect(await outcomeOf(change(password, 'too-short-1'))).toEqual(['INVALID_FIELDS', { fields: ['newPassword'] }]);
    expect(await outcomeOf(change(password, 'password12345'))).toEqual(['PASSWORD_COMMON', null]);
    expect(await outcomeOf(change(password, password))).toEqual(['PASSWORD_UNCHANGED', null]);
    await change(password, FRESH);
    expect(await stands()).toBe('off');
    expect(await outcomeOf(stands(elsewhere))).toEqual(['NOT_LOGGED_IN', null]);
    await seedOperators(server.deps);
    expect(await stands()).toBe('off');
    const again = createOperator(server);
    expect(await outcomeOf(again.signIn('desk1'))).toEqual(['BAD_CREDENTIALS', null]);
    await again.signIn('desk1', FRESH);
    expect(await acts()).toContain('desk1 passwordChanged');
  });

  it('is stored encrypted, and goes with its operator', async () => {
    const { key } = await setUp();
    const [row] = await server.db.select().from(authenticator);
    expect(row?.secret).not.toContain(key);
    await server.db.delete(operator).where(eq(operator.name, 'desk1'));
    expect(await server.db.$count(authenticator)).toBe(0);
  });
});
