import { and, eq } from 'drizzle-orm';
import type { recoveryContract } from '../../../src/api/contract/account/recovery.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import { member } from '../../database/schema.ts';
import type { Caller, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { runAfterResponse } from '../verification/runAfterResponse.ts';
import { mayRecover } from './mayRecover.ts';
import { makeLink } from './passwordLink.ts';
import { passwordMail } from './passwordMail.ts';
import { takeMail } from './recoveryLimits.ts';

type Asked = RequestOf<(typeof recoveryContract)['byEmail']>;

interface Recipient {
  readonly memberId: string;
  readonly account: string;
  readonly email: string;
}

/**
 * API-11. Looks the account up after the answer, so that neither text nor timing reveals it (decision A6), unless the
 * merchant wants it reported (ERR-12).
 * @throws {Refusal} MAIL_NOT_SENT, TOO_MANY_REQUESTS, ACCOUNT_UNKNOWN.
 */
export async function byEmail(deps: ServerDeps, asked: Asked, caller: Caller): Promise<void> {
  if (!deps.mail.ready) throw new Refusal('MAIL_NOT_SENT');
  const { features } = (await merchantOf(deps)).settings;
  await takeMail(deps, asked, caller.ip, features.explicitRecovery);
  if (features.explicitRecovery && !(await recipientOf(deps, asked))) throw new Refusal('ACCOUNT_UNKNOWN');
  runAfterResponse(caller.log, 'recovery.byEmail', async () => {
    const recipient = await recipientOf(deps, asked);
    if (recipient) await sendLink(deps, recipient, caller);
  });
}

async function recipientOf({ db, config }: ServerDeps, { username, email }: Asked): Promise<Recipient | null> {
  const [row] = await db
    .select()
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.username, username.toLowerCase())));
  if (!row?.email || row.email.toLowerCase() !== email.toLowerCase() || !mayRecover(row)) return null;
  return { memberId: row.id, account: row.account, email: row.email };
}

/** The token is in the fragment, which browsers never send: no log or proxy sees it. */
async function sendLink(deps: ServerDeps, { memberId, account, email }: Recipient, caller: Caller): Promise<void> {
  const { brandName: brand } = await merchantOf(deps);
  const token = await makeLink(deps, memberId, email);
  const link = `${deps.config.siteUrl}/reset#${token}`;
  await deps.mail.send({
    to: email,
    code: token,
    ...passwordMail(caller.language, { brand, account, asker: caller.ip, link }),
  });
}
