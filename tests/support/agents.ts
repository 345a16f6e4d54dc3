import { sql } from 'drizzle-orm';
import { member } from '../../server/database/schema.ts';
import { openSession } from '../../server/site/session/openSession.ts';
import type { ApiClient } from '../../src/api/client.ts';
import {
  type AgreementAction,
  type AgreementKind,
  type AgreementRow,
  agreementContract as calls,
  type EndingAgreement,
  type PayPeriod,
  type Tier,
} from '../../src/api/contract/agent/agreement.ts';
import { visitorOf } from '../server/site/visitor.ts';
import type { Reference } from './reference.ts';

/** A tier with this rate, in millionths, and no conditions. */
export const flat = (rate: number): readonly Tier[] => [{ minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate }];

/** Deletes the demo agreements and their bills, for tests that create their own. Paid money stays in the ledger. */
export const withoutAgreements = async ({ db }: Pick<Reference, 'db'>): Promise<void> => {
  await db.execute(sql`truncate bill, settlement, contract_change, contract`);
};

/** Adds members of the demo merchant, each below the named upline; null is the top. */
export const addMembers = async (
  { db, now }: Pick<Reference, 'db' | 'now'>,
  uplines: Readonly<Record<string, string | null>>,
): Promise<void> => {
  const rows = Object.entries(uplines).map(([username, upline]) => ({
    id: `demo-${username}`,
    merchantCode: 'demo',
    username,
    account: username,
    nickname: username,
    uplineId: upline === null ? null : `demo-${upline}`,
    passwordHash: '',
    createdAt: now(),
  }));
  for (let from = 0; from < rows.length; from += 1000) await db.insert(member).values(rows.slice(from, from + 1000));
};

export const signedIn = async (server: Reference, username: string): Promise<ApiClient> => {
  const session = { memberId: `demo-${username}`, shownHash: null, passwordChangeRequired: false };
  return visitorOf(server, { token: (await openSession(server.deps, session)).token });
};

interface Offered {
  readonly kind?: AgreementKind;
  readonly tiers?: readonly Tier[];
  readonly period?: PayPeriod;
  readonly start?: number | null;
  readonly end?: number | null;
  readonly remark?: string;
}

type Outcome = { readonly agreement: AgreementRow; readonly ended: readonly EndingAgreement[] };

/** Offers an agreement from `from` to `to`; a daily salary of 1 % by default. */
export const offerTo = async (
  server: Reference,
  [from, to]: readonly [from: string, to: string],
  { kind = 'daily', tiers = flat(10_000), ...terms }: Offered = {},
): Promise<AgreementRow> => {
  const request = { do: 'offer' as const, downline: to, tiers: [...tiers], ...plain, ...terms };
  const api = await signedIn(server, from);
  return (await api(calls[kind], { request, idempotencyKey: crypto.randomUUID() })).agreement;
};

const plain = { period: 'daily' as const, start: null, end: null, remark: '' };

/** Acts on an agreement; lists the agreements that end with it. */
export const actOn = async (
  server: Reference,
  username: string,
  { kind, id }: Pick<AgreementRow, 'kind' | 'id'>,
  act: AgreementAction,
  ends: readonly string[] = [],
): Promise<Outcome> => {
  const request = act === 'accept' || act === 'acceptTermination' ? { do: act, id, ends: [...ends] } : { do: act, id };
  return (await signedIn(server, username))(calls[kind], { request, idempotencyKey: crypto.randomUUID() });
};

/** An agreement in force; fetches from the preview what it ends. */
export const agreed = async (
  server: Reference,
  pair: readonly [from: string, to: string],
  terms: Offered = {},
): Promise<AgreementRow> => {
  const offered = await offerTo(server, pair, terms);
  const ends = (await (await signedIn(server, pair[1]))(calls.preview, { request: { id: offered.id } })).ends;
  const { agreement } = await actOn(
    server,
    pair[1],
    offered,
    'accept',
    ends.map(({ id }) => id),
  );
  return agreement;
};
