import {
  PAYMENT_LOCK_MS,
  PAYMENT_TRIES,
  WITHDRAWAL_HOLD_MS,
} from '../../../src/api/contract/account/paymentPassword.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { BET_PER_POINT, MONEY_PER_LOT, POINTS_PER_LOT } from '../../../src/api/contract/member/points.ts';
import {
  BREAK_DAYS,
  EXCLUSION_MONTHS,
  PLAY_GAP_MS,
  RAISE_KEPT_MS,
  RAISE_WAIT_MS,
  REALITY_CHECK_MINUTES,
} from '../../../src/api/contract/member/protection.ts';
import { STREAK_DAYS } from '../../../src/api/contract/member/rewardCentre.ts';
import { MAX_BANK_ACCOUNTS } from '../../../src/api/contract/money/bankAccount.ts';
import { DISPUTE_MS } from '../../../src/api/contract/money/withdraw.ts';
import { ACTIVE_FROM, REAL_TIME_MS, rateLimits } from '../../../src/api/contract/rules/agreementTerms.ts';
import { FEEDBACK_BOUNDS } from '../../../src/api/contract/rules/feedbackText.ts';
import { linkMinutes } from '../../account/recovery/passwordLink.ts';
import { triesAllowed } from '../../account/verification/checkSmsCode.ts';
import { codeMinutes } from '../../account/verification/smsCode.ts';
import { settledAfterMs } from '../../agent/settlement/periods.ts';
import type { ServerDeps } from '../../deps.ts';
import { KEPT_MS } from '../../jobs/cleanExpired.ts';
import { TRIAL_KEPT_MS } from '../../jobs/removeTrials.ts';
import { creditedAt } from '../../member/bonus/spans.ts';
import { amountText } from '../../member/inbox/amountText.ts';
import { LEVEL_DAYS } from '../../member/vip/ladder.ts';
import { paymentRulesFor } from '../../money/payment/rulesOfPayment.ts';
import { ABSOLUTE_MS, IDLE_MS, MAX_SESSIONS } from '../../site/session/sessionLife.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { countText, durationText, percentText, timeOfDay, wholeText } from './units.ts';

const MINUTE_MS = 60_000;
/** A rate in 1/10,000 has so many millionths. */
const PER_BASIS_POINT = 100;
const MONTHS_PER_YEAR = 12;

/** Every figure that an article names, as text in the language of its reader. */
export async function figuresOf(deps: Pick<ServerDeps, 'config' | 'db' | 'now'>, language: LanguageCode) {
  const { settings } = await merchantOf(deps);
  const payments = await paymentRulesFor(deps, deps.db);
  const span = (ms: number) => durationText(ms, language);
  const days = (count: number) => countText(count, 'day', language);
  const or = (parts: readonly string[]) => new Intl.ListFormat(language, { type: 'disjunction' }).format(parts);
  const { username, password } = settings.rules;
  const { referral, cashBack, vip } = settings;
  const rates = vip.map(({ rate }) => rate);
  const midnight = { from: 0, to: 0 };
  return {
    age: String(settings.ageThreshold),
    usernameMin: String(username.minLength),
    usernameMax: String(username.maxLength),
    passwordMin: String(password.minLength),
    passwordMax: String(password.maxLength),
    idle: span(IDLE_MS),
    session: span(ABSOLUTE_MS),
    sessions: String(MAX_SESSIONS),
    captchaAfter: String(deps.config.limits.captchaAfterFailures),
    codeLife: span(codeMinutes * MINUTE_MS),
    codeTries: String(triesAllowed),
    linkLife: span(linkMinutes * MINUTE_MS),
    paymentTries: String(PAYMENT_TRIES),
    paymentLock: span(PAYMENT_LOCK_MS),
    withdrawalHold: span(WITHDRAWAL_HOLD_MS),
    bankAccounts: String(MAX_BANK_ACCOUNTS),
    dailyWithdrawals: String(payments.dailyWithdrawals),
    dailyWithdrawn: amountText(payments.dailyWithdrawn),
    twoPeopleFrom: amountText(payments.twoPeopleFrom),
    autoReceipt: span(payments.autoReceiptMinutes * MINUTE_MS),
    dispute: span(DISPUTE_MS),
    dailyLineTransfers: amountText(payments.dailyLineTransfers),
    vipLevels: String(vip.length),
    vipDays: days(LEVEL_DAYS),
    rebateLow: percentText(Math.min(...rates)),
    rebateHigh: percentText(Math.max(...rates)),
    rebateTime: timeOfDay(creditedAt('rebate', midnight)),
    cashBackRate: percentText(cashBack.rate),
    cashBackMost: amountText(cashBack.most),
    cashBackWagering: `${wholeText(cashBack.wagering)} ×`,
    cashBackTime: timeOfDay(creditedAt('cashBack', midnight)),
    betPerPoint: amountText(BET_PER_POINT),
    pointsPerLot: wholeText(POINTS_PER_LOT),
    moneyPerLot: amountText(MONEY_PER_LOT),
    streakDays: days(STREAK_DAYS),
    referralDeposit: amountText(referral.leastDeposit),
    referralBet: amountText(referral.leastValidBet),
    referralDays: days(referral.days),
    referralReward: amountText(referral.reward),
    referralShare: percentText(referral.shareRate * PER_BASIS_POINT),
    dividendLow: percentText(rateLimits.dividend.lowest),
    dividendHigh: percentText(rateLimits.dividend.highest),
    dailyHigh: percentText(rateLimits.daily.highest),
    hourlyHigh: percentText(rateLimits.hourly.highest),
    realTimeHigh: percentText(rateLimits.realTime.highest),
    realTimeEvery: span(REAL_TIME_MS),
    dividendTime: timeOfDay(settledAfterMs.dividend),
    dailyTime: timeOfDay(settledAfterMs.daily),
    hourlyDelay: span(settledAfterMs.hourly),
    activeFrom: amountText(ACTIVE_FROM),
    raiseWait: span(RAISE_WAIT_MS),
    raiseKept: span(RAISE_KEPT_MS),
    breaks: or(BREAK_DAYS.map((count) => days(Number(count)))),
    exclusions: or(
      EXCLUSION_MONTHS.filter((months) => months !== 'ever').map((months) => monthsText(Number(months), language)),
    ),
    realityChecks: or(REALITY_CHECK_MINUTES.map((count) => countText(Number(count), 'minute', language))),
    playGap: span(PLAY_GAP_MS),
    trialBalance: amountText(settings.trialBalance),
    trialKept: span(TRIAL_KEPT_MS),
    messagesKept: span(KEPT_MS.message),
    failuresKept: span(KEPT_MS.signInFailure),
    feedbackMinChars: String(FEEDBACK_BOUNDS.minChars),
    feedbackMaxChars: String(FEEDBACK_BOUNDS.maxChars),
    feedbackMinWords: String(FEEDBACK_BOUNDS.minWords),
    feedbackMaxWords: String(FEEDBACK_BOUNDS.maxWords),
    hours: settings.customerService.hours,
  };
}
export type Figures = Awaited<ReturnType<typeof figuresOf>>;
export type FigureName = keyof Figures;

/** Months, or whole years from two on. */
function monthsText(months: number, language: LanguageCode): string {
  if (months % MONTHS_PER_YEAR !== 0) return countText(months, 'month', language);
  return countText(months / MONTHS_PER_YEAR, 'year', language);
}
