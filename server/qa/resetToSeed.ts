import { getTableName, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema.ts';
import { seed } from '../database/seed/seed.ts';
import type { ServerDeps } from '../deps.ts';
import { invalidateCatalog } from '../play/game/catalog.ts';
import { invalidateMerchant } from '../site/system/merchant.ts';
import { createSeedCopy, inOne, type SeedCopy } from './seedCopy.ts';

/** Referenced tables first. Server keys stay, so that open pages can still seal. */
const emptied = [
  schema.merchant,
  schema.member,
  schema.nicknameClaim,
  schema.session,
  schema.memberProfile,
  schema.memberAccount,
  schema.contactChange,
  schema.dataExport,
  schema.dataExportPart,
  schema.noticeSetting,
  schema.pushSubscription,
  schema.passwordLink,
  schema.paymentPassword,
  schema.operator,
  schema.operatorSession,
  schema.authenticator,
  schema.recoveryCode,
  schema.trustedDevice,
  schema.passkey,
  schema.stepTicket,
  schema.auditHead,
  schema.auditEntry,
  schema.vendor,
  schema.game,
  schema.favouriteGame,
  schema.bank,
  schema.bankAccount,
  schema.paymentMethod,
  schema.paymentRules,
  schema.ledgerAccount,
  schema.ledgerMovement,
  schema.ledgerEntry,
  schema.bonus,
  schema.walletMove,
  schema.periodicBonus,
  schema.bonusRun,
  schema.ledgerProof,
  schema.ledgerAnchor,
  schema.adjustment,
  schema.settingChange,
  schema.paymentOrder,
  schema.payment,
  schema.paymentReversal,
  schema.paymentDay,
  schema.deposit,
  schema.withdrawal,
  schema.withdrawalProof,
  schema.paymentEvent,
  schema.providerOrder,
  schema.mission,
  schema.missionClaim,
  schema.boardRun,
  schema.boardPrize,
  schema.reward,
  schema.exchange,
  schema.pointEarning,
  schema.agentAgreement,
  schema.agreementChange,
  schema.agentApplication,
  schema.lineMove,
  schema.lineFreeze,
  schema.reportView,
  schema.registerLink,
  schema.registerLinkUse,
  schema.madeAccount,
  // Before the rounds, whose trigger extends it.
  schema.playVisit,
  schema.gameSession,
  schema.gameRound,
  schema.linkedAccount,
  schema.walletTransaction,
  schema.bet,
  schema.settlement,
  schema.playLimit,
  schema.playBlock,
  schema.playSetting,
  schema.promotion,
  schema.promotionClaim,
  schema.promotionPicture,
  schema.referralCode,
  schema.referral,
  schema.referralTrace,
  schema.referralReward,
  schema.rewardSeed,
  schema.rewardWin,
  schema.drawNotice,
  schema.bill,
  schema.message,
  schema.noticeDue,
  schema.ticket,
  schema.ticketMessage,
  schema.ticketPicture,
  schema.helpVote,
  schema.announcement,
  schema.lotteryDraw,
  schema.outbox,
  schema.captcha,
  schema.smsCode,
  schema.rateLimit,
  schema.idempotency,
  schema.usedOnce,
  schema.pageVisit,
  schema.chatRoomRow,
  schema.chatMessageRow,
  schema.chatMute,
  schema.chatHidden,
  schema.chatReport,
  schema.chatPresence,
  schema.signInFailure,
] as const;

/** Ledger tables refuse row deletion. */
const books: ReadonlySet<string> = new Set(
  [
    schema.ledgerEntry,
    schema.ledgerMovement,
    schema.ledgerAccount,
    schema.ledgerProof,
    schema.ledgerAnchor,
    schema.paymentEvent,
    schema.paymentReversal,
    schema.bonus,
    schema.walletMove,
    schema.bet,
    schema.bill,
    schema.settlement,
    schema.agreementChange,
    schema.agentAgreement,
    schema.auditEntry,
  ].map(getTableName),
);

/** Every table that a reset empties. */
export const emptiedTables: readonly string[] = emptied.map(getTableName);

/** @param wanted including all tables that reference them, in the order above */
function emptying(wanted: readonly string[]): SQL {
  const truncated = wanted.filter((name) => books.has(name));
  const deleted = wanted.filter((name) => !books.has(name)).reverse();
  return inOne([
    ...(truncated.length === 0 ? [] : [`truncate ${truncated.join(', ')};`]),
    ...deleted.map((name) => `delete from ${name};`),
  ]);
}

const copies = new WeakMap<Database, SeedCopy>();

/**
 * Resets the database to its freshly seeded state. Recent seeds are copied instead of recomputed, and untouched tables
 * are skipped.
 */
export async function resetToSeed(deps: ServerDeps): Promise<void> {
  const { db, now, log } = deps;
  const copy = copies.get(db) ?? createSeedCopy(emptied);
  copies.set(db, copy);
  invalidateCatalog(deps);
  if (copy.isFresh(now())) {
    await copy.restore(db, emptying);
    invalidateMerchant(deps);
    return;
  }
  await db.execute(emptying(emptiedTables));
  await seed(deps);
  await copy.keep(db, now()).catch((err: unknown) => log.warn({ err }, 'cannot copy the seed for the next reset'));
}
