import type { TFunction } from 'i18next';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A promised or measured span, rounded to what people say: `35 minutes`, `4 hours`, `3 days`. */
export function spanText(t: TFunction, ms: number): string {
  if (ms < HOUR_MS) return t('feedback_minutes', { count: Math.max(1, Math.round(ms / MINUTE_MS)) });
  if (ms <= 2 * DAY_MS) return t('feedback_hours', { count: Math.round(ms / HOUR_MS) });
  return t('feedback_days', { count: Math.round(ms / DAY_MS) });
}
