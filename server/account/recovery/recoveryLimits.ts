import type { ServerDeps } from '../../deps.ts';
import { addressKey, personKey } from '../../limits/limitKey.ts';
import type { LimitRule } from '../../limits/rateLimits.ts';
import { Refusal } from '../../refusal.ts';

const minute = 60_000;
/** Per name and address together, so that knowing one of them cannot lock the owner out. */
const mailsPerPair = { limit: 3, windowMs: 60 * minute };
/** Guesses per name when the answer reveals a match. */
const guessesPerName = { limit: 20, windowMs: 60 * minute };
const mailsPerAddress = { limit: 20, windowMs: 60 * minute };
const linkTries = { limit: 30, windowMs: 15 * minute };
const phoneTries = { limit: 20, windowMs: 15 * minute };

type LimitDeps = Pick<ServerDeps, 'limits'>;
type Try = LimitRule & { readonly key: string };

/**
 * Counts a link request, alike for existing and unknown accounts.
 * @param isTold whether the answer reveals a missing account (decision A6)
 * @throws {Refusal} TOO_MANY_REQUESTS.
 */
export async function takeMail(
  deps: LimitDeps,
  { username, email }: { readonly username: string; readonly email: string },
  address: string,
  isTold: boolean,
): Promise<void> {
  // An address over its own limit does not use up others'.
  await take(deps, [{ key: addressKey('recovery-mail', address), ...mailsPerAddress }]);
  const pair = JSON.stringify([username.toLowerCase(), email.toLowerCase()]);
  await take(deps, [
    { key: personKey('recovery-mail', pair), ...mailsPerPair },
    ...(isTold ? [{ key: personKey('recovery-name', username.toLowerCase()), ...guessesPerName }] : []),
  ]);
}

/** Counts a view or use of a link. @throws {Refusal} TOO_MANY_REQUESTS. */
export const takeLinkTry = (deps: LimitDeps, address: string): Promise<void> =>
  take(deps, [{ key: addressKey('recovery-link', address), ...linkTries }]);

/** Counts an attempted code; the code itself allows five tries. @throws {Refusal} TOO_MANY_REQUESTS. */
export const takePhoneTry = (deps: LimitDeps, address: string): Promise<void> =>
  take(deps, [{ key: addressKey('recovery-phone', address), ...phoneTries }]);

async function take({ limits }: LimitDeps, tries: readonly Try[]): Promise<void> {
  const waits = (await limits.takeAll(tries)).flatMap(({ ok, waitSeconds }) => (ok ? [] : waitSeconds));
  if (waits.length > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.max(...waits) });
}
