import type { ServerDeps } from '../deps.ts';
import { addressKey, personKey } from '../limits/limitKey.ts';
import type { AttemptCount } from '../limits/rateLimits.ts';
import { Refusal } from '../refusal.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** Windows of a login: failures of its account, and of its address per minute and per 15 minutes. */
export interface LoginLimits {
  /**
   * Decision A1: whether this login needs a captcha.
   * @throws {Refusal} TOO_MANY_REQUESTS with the seconds to wait.
   */
  needsCaptcha(): Promise<boolean>;
  /**
   * Counts the attempt against its account before the secret is checked, so that concurrent ones cannot bypass the
   * limit.
   * @throws {Refusal} TOO_MANY_REQUESTS; CAPTCHA_REQUIRED when concurrent attempts reached that limit.
   */
  begin(hadCaptcha: boolean): Promise<void>;
  /** Counts the failure against its address too, and returns whether a captcha comes next. */
  fail(): Promise<boolean>;
  /** Takes the attempt back: the secret was not checked. */
  undo(): Promise<void>;
  /** Success: clears the account's failures, not the address's, because an attacker has an account too. */
  forgive(): Promise<void>;
}

const failuresKey = (account: string) => personKey('login', account.toLowerCase());

/** Clears the failed logins of an account after another proof of ownership. */
export const forgiveFailures = ({ limits }: Pick<ServerDeps, 'limits'>, account: string): Promise<void> =>
  limits.clear(failuresKey(account));

/** `account` is the typed name: unknown ones count alike, so that counting reveals nothing. */
export function loginLimits({ limits, config }: ServerDeps, account: string, ip: string): LoginLimits {
  const { loginFailuresPerAccount, loginFailuresPerAddress, captchaAfterFailures } = config.limits;
  const ofAccount = {
    key: failuresKey(account),
    limit: loginFailuresPerAccount,
    windowMs: QUARTER,
  };
  const ofMinute = { key: addressKey('login-minute', ip), limit: loginFailuresPerAddress, windowMs: MINUTE };
  const ofAddress = { key: addressKey('login-address', ip), limit: captchaAfterFailures, windowMs: QUARTER };
  let failures = 0;

  return {
    needsCaptcha: async () => {
      const [account = NONE, minute = NONE, address = NONE] = await limits.peekAll([
        ofAccount.key,
        ofMinute.key,
        ofAddress.key,
      ]);
      if (account.count >= loginFailuresPerAccount) throw tooMany(account);
      if (minute.count >= loginFailuresPerAddress) throw tooMany(minute);
      return Math.max(account.count, address.count) >= captchaAfterFailures;
    },
    begin: async (hadCaptcha) => {
      const taken = await limits.take(ofAccount.key, ofAccount);
      failures = taken.count;
      if (!taken.ok) throw tooMany(taken);
      if (!hadCaptcha && taken.count > captchaAfterFailures) throw new Refusal('CAPTCHA_REQUIRED', { captcha: true });
    },
    fail: async () => {
      const [address = NONE] = await limits.takeAll([ofAddress, ofMinute]);
      return Math.max(failures, address.count) >= captchaAfterFailures;
    },
    undo: () => limits.giveBack([ofAccount.key]),
    forgive: () => limits.clear(ofAccount.key),
  };
}

const NONE: AttemptCount = { count: 0, waitSeconds: 0 };

const tooMany = ({ waitSeconds }: AttemptCount) => new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
