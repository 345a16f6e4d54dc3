import { and, asc, eq, max, ne } from 'drizzle-orm';
import type { deskFactor } from '../../../src/api/contract/desk/deskFactor.ts';
import { SHORTEST_DESK_PASSWORD } from '../../../src/api/contract/desk/deskFactor.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import { isCommonPassword } from '../../account/member/commonPassword.ts';
import { confirmAuthenticator, startAuthenticator } from '../../account/secondFactor/authenticators.ts';
import type { Database } from '../../database/database.ts';
import { authenticator, operator, operatorSession } from '../../database/schema.ts';
import type { Handlers, Operator, ServerDeps } from '../../deps.ts';
import { personKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';

const TRIES = { limit: 10, windowMs: 15 * 60_000 };

type Contract = typeof deskFactor;
type Act = 'secondFactorOn' | 'passwordChanged' | 'secondFactorReset';

/** The sign-in of the operators themselves: second factor, password, and help for another operator. */
export function operatorAccountHandlers(deps: ServerDeps): Handlers<Contract> {
  const { db, config, now } = deps;
  const ownerOf = ({ id, name }: Operator) => ({ kind: 'operator', id, name }) as const;
  const note = (tx: Database, by: Operator, act: Act, subject: string, remark: string | null = null) =>
    audit(tx, { merchantCode: config.merchant, at: now(), operator: by.name, act, subject, remark });

  return {
    startFactor: async ({ operator: me, request }) => {
      await verifyPassword(deps, me, request.password);
      return startAuthenticator(deps, ownerOf(me));
    },
    confirmFactor: ({ operator: me, request }) =>
      confirmAuthenticator(deps, ownerOf(me), request, (tx) => note(tx, me, 'secondFactorOn', me.id)),

    changePassword: async ({ operator: me, request: { password, newPassword } }) => {
      await verifyPassword(deps, me, password);
      const passwordHash = await newHash(deps, me, password, newPassword);
      await db.transaction(async (tx) => {
        await tx.update(operator).set({ passwordHash }).where(eq(operator.id, me.id));
        await tx
          .update(operatorSession)
          .set({ endedAt: now() })
          .where(and(eq(operatorSession.operatorId, me.id), ne(operatorSession.tokenHash, me.tokenHash)));
        await note(tx, me, 'passwordChanged', me.id);
      });
      return null;
    },

    operators: ({ operator: me }) => operatorsOf(deps, me),
    resetFactor: async ({ operator: me, request }) => {
      await verifyPassword(deps, me, request.password);
      await resetFactor(deps, me, request, (tx, id) => note(tx, me, 'secondFactorReset', id, request.remark));
      return operatorsOf(deps, me);
    },
  };
}

/** @throws {Refusal} TOO_MANY_REQUESTS, LOGIN_PASSWORD_WRONG. */
async function verifyPassword(
  { db, limits, operatorPasswords }: ServerDeps,
  { id }: Operator,
  password: string,
): Promise<void> {
  const key = personKey('desk-password', id);
  const tries = await limits.take(key, TRIES);
  if (!tries.ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: tries.waitSeconds });
  const [row] = await db.select().from(operator).where(eq(operator.id, id));
  if (!(await operatorPasswords.matches(password, row?.passwordHash ?? null)))
    throw new Refusal('LOGIN_PASSWORD_WRONG');
  await limits.giveBack([key]);
}

/** @throws {Refusal} PASSWORD_UNCHANGED, INVALID_FIELDS, PASSWORD_COMMON. */
async function newHash(deps: ServerDeps, { name }: Operator, password: string, fresh: string): Promise<string> {
  if (fresh === password) throw new Refusal('PASSWORD_UNCHANGED');
  if (fresh.length < SHORTEST_DESK_PASSWORD) throw new Refusal('INVALID_FIELDS', { fields: ['newPassword'] });
  if (isCommonPassword(fresh, name)) throw new Refusal('PASSWORD_COMMON');
  return deps.operatorPasswords.hash(fresh);
}

async function operatorsOf({ db, config }: ServerDeps, me: Operator): Promise<ValueOf<Contract['operators']>> {
  const rows = await db
    .select({
      id: operator.id,
      name: operator.name,
      role: operator.role,
      app: max(authenticator.id),
      signedInAt: max(operatorSession.createdAt),
    })
    .from(operator)
    .leftJoin(authenticator, eq(authenticator.operatorId, operator.id))
    .leftJoin(operatorSession, eq(operatorSession.operatorId, operator.id))
    .where(eq(operator.merchantCode, config.merchant))
    .groupBy(operator.id)
    .orderBy(asc(operator.name));
  return {
    list: rows.map(({ id, name, role, app, signedInAt }) => ({
      ...{ name, role, hasSecondFactor: app !== null, isMe: id === me.id },
      signedInAt: signedInAt === null ? null : Number(signedInAt),
    })),
  };
}

/**
 * Removes another operator's second factor and ends their sessions; their password stays.
 * @throws {Refusal} NOT_FOUND; SECOND_PERSON_NEEDED for one's own; STATUS_CHANGED where there is none.
 */
async function resetFactor(
  { db, config, now }: ServerDeps,
  me: Operator,
  { name }: RequestOf<Contract['resetFactor']>,
  note: (tx: Database, id: string) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const named = and(eq(operator.merchantCode, config.merchant), eq(operator.name, name.trim().toLowerCase()));
    const [other] = await tx.select().from(operator).where(named);
    if (!other) throw new Refusal('NOT_FOUND');
    if (other.id === me.id) throw new Refusal('SECOND_PERSON_NEEDED');
    const gone = await tx
      .delete(authenticator)
      .where(eq(authenticator.operatorId, other.id))
      .returning({ id: authenticator.id });
    if (gone.length === 0) throw new Refusal('STATUS_CHANGED');
    await tx.update(operatorSession).set({ endedAt: now() }).where(eq(operatorSession.operatorId, other.id));
    await note(tx, other.id);
  });
}
