import type { PhoneAuthSettings } from '../contract/account/registration.ts';
import { ApiError, type PhoneProblem } from '../failure.ts';
import type { PhoneSessionStore } from './phoneSessionStore.ts';

/**
 * Verifies a mobile number through a hosted service (decision A10). Rejects with ApiError of kind `phone` or `offline`.
 */
export interface PhoneAuth {
  /** Sends a code to a number in E.164. */
  send(service: NonNullable<PhoneAuthSettings>, number: string, signal: AbortSignal): Promise<void>;
  /** Verifies the last code, also after a reload; resolves to the proof for the server (REG-26, 27). */
  confirm(code: string, signal: AbortSignal): Promise<{ readonly channel: string; readonly idToken: string }>;
}

/** What such services call the kinds of ERR-16…26; what is before a colon counts. */
const problems: Readonly<Record<string, PhoneProblem>> = {
  INVALID_PHONE_NUMBER_FORMAT: 'badFormat',
  INVALID_PHONE_NUMBER: 'badNumber',
  MISSING_PHONE_NUMBER: 'badNumber',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'tooMany',
  INVALID_CODE: 'codeInvalid',
  INVALID_SESSION_INFO: 'codeMissing',
  MISSING_SESSION_INFO: 'codeMissing',
  MISSING_CODE: 'codeMissing',
  SESSION_EXPIRED: 'codeExpired',
  CAPTCHA_CHECK_FAILED: 'badCaptcha',
  INVALID_RECAPTCHA_TOKEN: 'badCaptcha',
  QUOTA_EXCEEDED: 'noQuota',
  OPERATION_NOT_ALLOWED: 'notEnabled',
  CONFIGURATION_NOT_FOUND: 'notEnabled',
  POPUP_CLOSED_BY_USER: 'popupClosed',
};

const PATIENCE_MS = 15_000;

/**
 * The port to a service that speaks the protocol of an identity toolkit: `accounts:sendVerificationCode` gives a
 * session, `accounts:signInWithPhoneNumber` an id token for session and code.
 */
export function createPhoneAuth(request: typeof fetch, sessions: PhoneSessionStore): PhoneAuth {
  let sent = sessions.read();

  return {
    async send(service, phoneNumber, signal) {
      sent = null;
      sessions.forget();
      const { sessionInfo } = await ask(request, service, 'sendVerificationCode', { phoneNumber }, signal);
      if (typeof sessionInfo !== 'string') throw failure('unknown');
      sent = { service, sessionInfo };
      sessions.keep(sent);
    },
    async confirm(code, signal) {
      if (sent === null) throw failure('codeMissing');
      const { service, sessionInfo } = sent;
      const { idToken } = await ask(request, service, 'signInWithPhoneNumber', { sessionInfo, code }, signal);
      if (typeof idToken !== 'string') throw failure('unknown');
      return { channel: service.channel, idToken };
    },
  };
}

async function ask(
  request: typeof fetch,
  { url, key }: NonNullable<PhoneAuthSettings>,
  call: string,
  body: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await request(`${url}/v1/accounts:${call}?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch((cause: unknown) => {
    throw new ApiError({ kind: signal.aborted ? 'aborted' : 'offline' }, { cause });
  });
  const said: unknown = await answer.json().catch(() => null);
  if (!isRecord(said)) throw failure('unknown');
  if (!answer.ok) throw failure(problemOf(said));
  return said;
}

function problemOf({ error }: Readonly<Record<string, unknown>>): PhoneProblem {
  const message = isRecord(error) && typeof error.message === 'string' ? error.message : '';
  return problems[message.split(':')[0]?.trim() ?? ''] ?? 'unknown';
}

const failure = (problem: PhoneProblem): ApiError => new ApiError({ kind: 'phone', problem });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
