import { sql } from 'drizzle-orm';
import type { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { Database } from '../../database/database.ts';
import type { StoredFacts } from '../../database/inboxSchema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { noteUnread } from '../../member/inbox/writeMessage.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { memberAtDesk } from './adjustments.ts';
import { audit } from './audit.ts';

/** More members learn of it by themselves within minutes, so that they do not all ask at the same instant. */
const MOST_TOLD = 1_000;

/**
 * Sends a message to one member, to an agent with everybody below, or to all members, in one statement. Nobody on a break
 * or excluded gets promotions.
 * @throws {Refusal} ACCOUNT_UNKNOWN
 */
export async function sendMessage(
  deps: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  operator: Operator,
  { to, username, kind, title, text }: RequestOf<typeof deskContract.sendMessage>,
): Promise<{ readonly sent: number }> {
  const merchantCode = deps.config.merchant;
  const at = deps.now();
  const id = to === 'everybody' ? null : (await memberAtDesk(deps, db, username)).id;
  const words: StoredFacts['words'] = { title, text };
  const receivers =
    to === 'line'
      ? sql`
          with recursive line as (
            select id from member where id = ${id}
            union
            select member.id from member join line on member.upline_id = line.id
          )
          select id from line`
      : sql`select id from member where ${id}::text is null or id = ${id}`;
  const [sent] = await rowsOf<{ readonly count: number | string; readonly ids: readonly string[] | null }>(
    db,
    sql`
      with receiver as (${receivers}), sent as (
        insert into message (id, merchant_code, member_id, kind, topic, facts, sent_at)
        select gen_random_uuid()::text, member.merchant_code, member.id, ${kind}, 'note',
          ${JSON.stringify({ words })}::jsonb, ${at}::bigint
        from member join receiver on receiver.id = member.id
        where member.merchant_code = ${merchantCode} and member.kind = 'member' and member.is_agent <> ${TRIAL}
          and (${kind}::text <> 'promotion' or not exists (
            select 1 from play_block
            where play_block.member_id = member.id and (play_block.until is null or play_block.until > ${at}::bigint)
          ))
        returning member_id
      )
      select (select count(*) from sent) as count,
        (select json_agg(member_id) from (select member_id from sent limit ${MOST_TOLD}) as told) as ids`,
  );
  const count = Number(sent?.count ?? 0);
  if (count <= MOST_TOLD) for (const memberId of sent?.ids ?? []) noteUnread(memberId);
  await audit(db, {
    merchantCode,
    at,
    operator: operator.name,
    act: 'messageSent',
    subject: id ?? merchantCode,
    after: { to, kind, sent: count },
    remark: title.EN,
  });
  return { sent: count };
}
