import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { captcha } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { captchaAnswerHash, captchaKeyHash } from './captchaHash.ts';

/** Whether `answer` matches the image of `key`. One check uses the image up, right or wrong (decision A1). */
export async function checkCaptcha(
  deps: Pick<ServerDeps, 'db' | 'now'>,
  key: string | undefined,
  answer: string | undefined,
): Promise<boolean> {
  if (!key) return false;
  const [shown] = await deps.db
    .delete(captcha)
    .where(eq(captcha.keyHash, captchaKeyHash(key)))
    .returning();
  if (!shown || shown.expiresAt <= deps.now() || !answer) return false;
  const given = await captchaAnswerHash(deps, key, answer);
  return timingSafeEqual(Buffer.from(given), Buffer.from(shown.answerHash));
}
