import { Refusal, type ServerDeps } from '../deps.ts';
import { addressKey, personKey } from '../limits/limitKey.ts';
import type { LimitRule } from '../limits/rateLimits.ts';

const minute = 60_000;
/** Of a name and an address together: who knows only one of them cannot shut the owner out. */
const mailsPerPair = { limit: 3, windowMs: 60 * minute };
/** Where an answer tells whether the two belong together: how often anybody may guess for one name. */
const guessesPerName = { limit: 20, windowMs: 60 * minute };
const mailsPerAddress = { limit: 20, windowMs: 60 * minute };
const linkTries = { limit: 30, windowMs: 15 * minute };
const phoneTries = { limit: 20, windowMs: 15 * minute };

type LimitDeps = Pick<ServerDeps, 'limits'>;
type Try = LimitRule & { readonly key: string };

/**
 * Counts a request for a link, alike for accounts that exist and for others.
 * @param isTold whether the answer tells that there is no such account (decision A6)
 * @throws {Refusal} TOO_MANY_REQUESTS.
 */
export async function takeMail(
  deps: LimitDeps,
  { username, email }: { readonly username: string; readonly email: string },
  address: string,
  isTold: boolean,
): Promise<void> {
  // An address beyond its own limit uses up nobody else's.
  await take(deps, [{ key: addressKey('recovery-mail', address), ...mailsPerAddress }]);
  const pair = JSON.stringify([username.toLowerCase(), email.toLowerCase()]);
  await take(deps, [
    { key: personKey('recovery-mail', pair), ...mailsPerPair },
    ...(isTold ? [{ key: personKey('recovery-name', username.toLowerCase()), ...guessesPerName }] : []),
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
