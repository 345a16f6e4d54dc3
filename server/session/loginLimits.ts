import { Refusal, type ServerDeps } from '../deps.ts';
import { addressKey, personKey } from '../limits/limitKey.ts';
import type { Tries } from '../limits/rateLimits.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** What counts against one login: failures of its account, and of its address in a minute and a quarter of an hour. */
export interface LoginLimits {
  /**
   * Decision A1: whether a captcha has to come with this login.
   * @throws {Refusal} TOO_MANY_REQUESTS with the seconds to wait.
   */
  needsCaptcha(): Promise<boolean>;
  /**
   * Counts the login against its account before the secret is looked at, so that many at once cannot slip past.
   * @throws {Refusal} TOO_MANY_REQUESTS; CAPTCHA_REQUIRED for one of many that came at once.
   */
  begin(hadCaptcha: boolean): Promise<void>;
  /** Counts it against its address too, which many people may share, and tells whether a captcha comes next. */
  fail(): Promise<boolean>;
  /** Takes it back: nobody looked at the secret. */
  giveBack(): Promise<void>;
  /** The secret was right: the account is forgiven all. The address is not: an attacker has an account too. */
  forgive(): Promise<void>;
}

const failuresKey = (account: string) => personKey('login', account.toLowerCase());

/** Forgives the failed logins of an account: its owner has shown to be the owner in another way. */
export const forgiveFailures = ({ limits }: Pick<ServerDeps, 'limits'>, account: string): Promise<void> =>
  limits.clear(failuresKey(account));

/** `account` is what the caller typed, known or not: both count alike, so that counting discloses nothing. */
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
    giveBack: () => limits.giveBack([ofAccount.key]),
    forgive: () => limits.clear(ofAccount.key),
  };
}

const NONE: Tries = { count: 0, waitSeconds: 0 };

const tooMany = ({ waitSeconds }: Tries) => new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
