import type { AuditAct } from '../../../src/api/contract/desk/desk.ts';
import type { Closing, LineMember } from '../../../src/api/contract/desk/deskLines.ts';
import { freezeLine, unfreezeLine } from '../../agent/line/lineFreeze.ts';
import { lineMember, memberByName } from '../../agent/line/lineMember.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { blockOf, closePlay } from '../../member/protection/blocks.ts';
import { monthsLater } from '../../member/protection/monthsLater.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;

interface OnMember {
  readonly operator: Operator;
  readonly username: string;
  readonly reason: string;
}

const DAY_MS = 24 * 3_600_000;

/** Freezes a line, or lifts its freeze, and audits it. @throws {Refusal} ACCOUNT_UNKNOWN, STATUS_CHANGED. */
export async function setFreeze(
  deps: Deps,
  freezes: boolean,
  { operator, username, reason }: OnMember,
): Promise<LineMember> {
  const { db, config } = deps;
  const { id: memberId } = await memberByName(deps, username);
  const deed = { merchantCode: config.merchant, memberId, operator: operator.name, at: deps.now(), reason };
  if (freezes) await freezeLine(db, deed);
  else await unfreezeLine(db, deed);
  const view = await lineMember(deps, username);
  await tell(deps, freezes ? 'lineFrozen' : 'lineUnfrozen', memberId, {
    operator,
    reason,
    after: { frozen: view.freeze !== null, members: view.members },
  });
  return view;
}

/**
 * Sets a break or an exclusion for a player; the desk cannot lift it early either.
 * @throws {Refusal} ACCOUNT_UNKNOWN; STATUS_CHANGED where the one in force lasts at least as long.
 */
export async function closePlayAtDesk(
  deps: Deps,
  { operator, username, reason, closing }: OnMember & { readonly closing: Closing },
): Promise<LineMember> {
  const { db } = deps;
  const { id: memberId } = await memberByName(deps, username);
  const [, kind = '', span = ''] = /^(break|exclusion)(.+)$/.exec(closing) ?? [];
  const until =
    kind === 'break'
      ? deps.now() + Number(span) * DAY_MS
      : span === 'ever'
        ? null
        : monthsLater(deps.now(), Number(span));
  const before = await blockOf(db, memberId, deps.now());
  if (before !== null && (before.until === null || (until !== null && before.until >= until)))
    throw new Refusal('STATUS_CHANGED');
  await closePlay(deps, db, {
    memberId,
    kind: kind === 'break' ? 'break' : 'exclusion',
    until,
    operatorId: operator.id,
  });
  await tell(deps, 'playClosed', memberId, { operator, reason, after: { kind, until } });
  return lineMember(deps, username);
}

interface Told {
  readonly operator: Operator;
  readonly reason: string;
  readonly after: Readonly<Record<string, unknown>>;
}

const tell = (
  { db, now, config }: Deps,
  act: AuditAct,
  subject: string,
  { operator, reason, after }: Told,
): Promise<void> =>
  audit(db, {
    merchantCode: config.merchant,
    at: now(),
    operator: operator.name,
    act,
    subject,
    after,
    remark: reason,
  });
