import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { checkCaptcha } from './checkCaptcha.ts';

/**
 * LOGIN-13, 25, decision A1: consumes the captcha of `key`.
 * @throws {Refusal} CAPTCHA_REQUIRED, CAPTCHA_WRONG, each with the flag that shows a new image.
 */
export async function passCaptcha(
  deps: Pick<ServerDeps, 'db' | 'now'>,
  key: string | undefined,
  answer: string | undefined,
): Promise<void> {
  if (!key || !answer) throw new Refusal('CAPTCHA_REQUIRED', { captcha: true });
  if (!(await checkCaptcha(deps, key, answer))) throw new Refusal('CAPTCHA_WRONG', { captcha: true });
}
