import { lt } from 'drizzle-orm';
import {
  captcha,
  idempotency,
  lotteryDraw,
  message,
  operatorSession,
  outbox,
  passwordLink,
  rateLimit,
  sealKey,
  session,
  signInFailure,
  smsCode,
  stepTicket,
  trustedDevice,
  usedOnce,
} from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { forgetOldChat } from '../member/chat/forgetChat.ts';

const DAY_MS = 86_400_000;
/** Retention after expiry; ended sessions stay so that a late call still gets the reason. */
export const KEPT_MS = {
  session: 2 * DAY_MS,
  smsCode: 2 * DAY_MS,
  sealKey: 7 * DAY_MS,
  idempotency: 7 * DAY_MS,
  outbox: 7 * DAY_MS,
  lotteryDraw: 7 * DAY_MS,
  signInFailure: 90 * DAY_MS,
  message: 365 * DAY_MS,
};

/** Deletes expired rows. May run on several servers at once, at any time. */
export async function cleanExpired(deps: Pick<ServerDeps, 'config' | 'db' | 'now'>): Promise<void> {
  const { db, now } = deps;
  const at = now();
  await forgetOldChat(deps);
  await db.delete(rateLimit).where(lt(rateLimit.expiresAt, at));
  await db.delete(captcha).where(lt(captcha.expiresAt, at));
  await db.delete(usedOnce).where(lt(usedOnce.expiresAt, at));
  await db.delete(stepTicket).where(lt(stepTicket.expiresAt, at));
  await db.delete(trustedDevice).where(lt(trustedDevice.until, at));
  await db.delete(passwordLink).where(lt(passwordLink.expiresAt, at));
  await db.delete(smsCode).where(lt(smsCode.createdAt, at - KEPT_MS.smsCode));
  await db.delete(sealKey).where(lt(sealKey.createdAt, at - KEPT_MS.sealKey));
  await db.delete(idempotency).where(lt(idempotency.createdAt, at - KEPT_MS.idempotency));
  await db.delete(outbox).where(lt(outbox.sentAt, at - KEPT_MS.outbox));
  await db.delete(lotteryDraw).where(lt(lotteryDraw.openedAt, at - KEPT_MS.lotteryDraw));
  await db.delete(message).where(lt(message.sentAt, at - KEPT_MS.message));
  await db.delete(signInFailure).where(lt(signInFailure.hour, at - KEPT_MS.signInFailure));
  await db.delete(operatorSession).where(lt(operatorSession.createdAt, at - KEPT_MS.session));
  await db.delete(session).where(lt(session.createdAt, at - KEPT_MS.session));
}
