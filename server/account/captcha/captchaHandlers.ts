import { randomInt, randomUUID } from 'node:crypto';
import type { captchaContract } from '../../../src/api/contract/account/captcha.ts';
import { captcha, outbox } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { addressKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';
import { captchaAnswerHash, captchaKeyHash } from './captchaHash.ts';
import { keyToShow } from './captchaKey.ts';
import { drawCaptcha } from './drawCaptcha.ts';
import { type Glyph, glyphs } from './glyphs.ts';
import { rasterise } from './rasterise.ts';

const signs = Object.keys(glyphs) as Glyph[];
const length = 5;
const lifetimeMs = 2 * 60_000;
const perAddress = { limit: 30, windowMs: 60_000 };

/** API-14, CAPTCHA-01: an image of five characters for the form's `captcha-key`. A new image replaces the last. */
export const captchaHandlers = (deps: ServerDeps): Handlers<typeof captchaContract> => ({
  image: async ({ headers, caller }) => {
    const taken = await deps.limits.take(addressKey('captcha', caller.ip), perAddress);
    if (!taken.ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: taken.waitSeconds });
    const key = keyToShow(caller, headers['captcha-key']);
    const answer = Array.from({ length }, () => signs[randomInt(signs.length)] ?? 'A');
    const png = await rasterise(drawCaptcha(answer));
    await keep(deps, key, answer.join(''));
    return png.toString('base64');
  },
});

async function keep(deps: ServerDeps, key: string, answer: string): Promise<void> {
  const shown = { answerHash: await captchaAnswerHash(deps, key, answer), expiresAt: deps.now() + lifetimeMs };
  await deps.db
    .insert(captcha)
    .values({ keyHash: captchaKeyHash(key), ...shown })
    .onConflictDoUpdate({ target: captcha.keyHash, set: shown });
  if (!deps.config.qa) return;
  const sentAt = deps.now();
  await deps.db
    .insert(outbox)
    .values({ id: randomUUID(), kind: 'captcha', to: key, text: `Captcha ${answer}`, code: answer, sentAt });
}
