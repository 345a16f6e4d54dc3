import { Refusal, type ServerDeps } from '../deps.ts';
import { addressKey, personKey } from '../limits/limitKey.ts';
import type { LimitRule } from '../limits/rateLimits.ts';

const minute = 60_000;
const mailsPerPerson = { limit: 3, windowMs: 60 * minute };
const mailsPerAddress = { limit: 20, windowMs: 60 * minute };
const linkTries = { limit: 30, windowMs: 15 * minute };
const phoneTries = { limit: 20, windowMs: 15 * minute };

type LimitDeps = Pick<ServerDeps, 'limits'>;
type Try = LimitRule & { readonly key: string };

/** Counts a request for a link, alike for accounts that exist and for others. @throws {Refusal} TOO_MANY_REQUESTS. */
export async function takeMail(deps: LimitDeps, username: string, email: string, address: string): Promise<void> {
  // An address beyond its own limit uses up nobody else's.
  await take(deps, [{ key: addressKey('recovery-mail', address), ...mailsPerAddress }]);
  await take(deps, [
    { key: personKey('recovery-account', username.toLowerCase()), ...mailsPerPerson },
    { key: personKey('recovery-email', email.toLowerCase()), ...mailsPerPerson },
  ]);
}

/** Counts a look at a link, or a use of one. @throws {Refusal} TOO_MANY_REQUESTS. */
export const takeLinkTry = (deps: LimitDeps, address: string): Promise<void> =>
  take(deps, [{ key: addressKey('recovery-link', address), ...linkTries }]);

/** Counts a code that was typed; the code itself stands five tries. @throws {Refusal} TOO_MANY_REQUESTS. */
export const takePhoneTry = (deps: LimitDeps, address: string): Promise<void> =>
  take(deps, [{ key: addressKey('recovery-phone', address), ...phoneTries }]);

async function take({ limits }: LimitDeps, tries: readonly Try[]): Promise<void> {
  const waits = (await limits.takeAll(tries)).flatMap(({ ok, waitSeconds }) => (ok ? [] : waitSeconds));
  if (waits.length > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.max(...waits) });
}
