import { randomUUID } from 'node:crypto';
import type { Caller } from '../../deps.ts';

const COOKIE = 'captcha';

/** The key of an image to show: the form's own, else a new one in a cookie (API-14 names no header). */
export function keyToShow(caller: Pick<Caller, 'keepCookie'>, named: string | undefined): string {
  if (named !== undefined) return named;
  const key = randomUUID();
  caller.keepCookie(COOKIE, key);
  return key;
}

/** The key of the image that an answer is about. */
export const keyAnswered = (caller: Pick<Caller, 'cookie'>, named: string | undefined): string | undefined =>
  named ?? caller.cookie(COOKIE) ?? undefined;
