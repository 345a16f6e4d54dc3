import type { ServerDeps } from '../../deps.ts';
import { addressKey, personKey } from '../../limits/limitKey.ts';
import type { AttemptCount, LimitRule } from '../../limits/rateLimits.ts';
import { Refusal } from '../../refusal.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** Failed tries of a device that signed in before; then it counts as a stranger's. */
const DEVICE_TRIES = 10;
/** Beyond the limit of an account, strangers have one try in each of these waits. */
const WAITS_MS = [15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE, QUARTER] as const;

/** Failed logins of the whole site; a login's proof of work grows with them. */
const PRESSURE = { key: 'login-pressure', limit: Number.MAX_SAFE_INTEGER, windowMs: MINUTE };

export const loginPressure = async ({ limits }: Pick<ServerDeps, 'limits'>): Promise<number> =>
  (await limits.peek(PRESSURE.key)).count;

export interface LoginAttempt {
  /** Whose door: members and operators with the same name do not share limits. */
  readonly door: 'login' | 'desk';
  /** As typed; unknown ones count alike, so that counting reveals nothing. */
  readonly account: string;
  readonly ip: string;
  /** The device, if this account signed in from it before. Strangers cannot lock it out. */
  readonly device: string | null;
  readonly withCaptcha: boolean;
}

/** Windows of a login: failures of its account or device, and of its address per minute and per 15 minutes. */
export interface LoginLimits {
  /**
   * Decision A1: whether this login needs a captcha.
   * @throws {Refusal} TOO_MANY_REQUESTS with the seconds to wait.
   */
  needsCaptcha(): Promise<boolean>;
  /**
   * Counts the attempt before the secret is checked, so that concurrent ones cannot bypass the limit. A refused attempt
   * is not counted: nothing was tried.
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

const failuresKey = (door: string, account: string) => personKey(door, account.toLowerCase());
const waitKey = (door: string, account: string) => personKey(`${door}-wait`, account.toLowerCase());

/** Clears the failed logins of an account after another proof of ownership. */
export async function forgiveFailures({ limits }: Pick<ServerDeps, 'limits'>, account: string): Promise<void> {
  await limits.clear(failuresKey('login', account));
  await limits.clear(waitKey('login', account));
}

export async function loginLimits(
  { limits, config }: Pick<ServerDeps, 'limits' | 'config'>,
  { door, account, ip, device, withCaptcha }: LoginAttempt,
): Promise<LoginLimits> {
  const { loginFailuresPerAccount, loginFailuresPerAddress, captchaAfterFailures } = config.limits;
  const ofAccount = { key: failuresKey(door, account), limit: loginFailuresPerAccount, windowMs: HOUR };
  const ofWait = waitKey(door, account);
  const ofMinute = { key: addressKey(`${door}-minute`, ip), limit: loginFailuresPerAddress, windowMs: MINUTE };
  const ofAddress = { key: addressKey(`${door}-address`, ip), limit: captchaAfterFailures, windowMs: QUARTER };
  const deviceRule = { limit: DEVICE_TRIES, windowMs: QUARTER };
  const ofDevice = device === null ? null : { key: personKey(`${door}-device`, device), ...deviceRule };
  const isKnown = ofDevice !== null && (await limits.peek(ofDevice.key)).count < DEVICE_TRIES;
  const counted: LimitRule & { readonly key: string } = ofDevice !== null && isKnown ? ofDevice : ofAccount;
  let failures = 0;

  /** Strangers beyond the limit try one at a time. */
  const takeTurn = async (count: number): Promise<void> => {
    const windowMs = WAITS_MS[Math.min(count - loginFailuresPerAccount, WAITS_MS.length) - 1] ?? QUARTER;
    const turn = await limits.take(ofWait, { limit: 1, windowMs });
    if (turn.ok) return;
    await limits.giveBack([counted.key]);
    throw tooMany(turn);
  };

  return {
    needsCaptcha: async () => {
      if (isKnown) return withCaptcha && (await limits.peek(counted.key)).count >= captchaAfterFailures;
      const [tried = NONE, wait = NONE, minute = NONE, address = NONE] = await limits.peekAll([
        ofAccount.key,
        ofWait,
        ofMinute.key,
        ofAddress.key,
      ]);
      if (wait.count > 0) throw tooMany(wait);
      if (minute.count >= loginFailuresPerAddress) throw tooMany(minute);
      return withCaptcha && Math.max(tried.count, address.count) >= captchaAfterFailures;
    },
    begin: async (hadCaptcha) => {
      const taken = await limits.take(counted.key, counted);
      failures = taken.count;
      if (withCaptcha && !hadCaptcha && taken.count > captchaAfterFailures) {
        await limits.giveBack([counted.key]);
        throw new Refusal('CAPTCHA_REQUIRED', { captcha: true });
      }
      if (taken.ok) return;
      if (!isKnown) return takeTurn(taken.count);
      await limits.giveBack([counted.key]);
      throw tooMany(taken);
    },
    fail: async () => {
      const [address = NONE] = await limits.takeAll([ofAddress, ofMinute, PRESSURE]);
      return Math.max(failures, isKnown ? 0 : address.count) >= captchaAfterFailures;
    },
    undo: () => limits.giveBack([counted.key]),
    forgive: async () => {
      await limits.clear(counted.key);
      if (!isKnown) await limits.clear(ofWait);
    },
  };
}

const NONE: AttemptCount = { count: 0, waitSeconds: 0 };

const tooMany = ({ waitSeconds }: AttemptCount) => new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
