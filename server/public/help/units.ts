import type { LanguageCode } from '../../../src/api/contract/fields.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const units = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
  { unit: 'second', ms: 1_000 },
] as const;

/** A span of ms in the largest unit that is exact and more than one day: `24 hours`, `7 days`, `90 minutes`. */
export function durationText(ms: number, language: LanguageCode): string {
  const { unit, ms: size } =
    units.find((one) => ms % one.ms === 0 && ms >= one.ms && !(one.unit === 'day' && ms === DAY_MS)) ?? units[3];
  return countText(Math.round(ms / size), unit, language);
}

/** A measured span, to the second below an hour: `9 min 40 sec`. */
export function measuredText(ms: number, language: LanguageCode): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  const parts =
    minutes >= 60
      ? [countText(Math.floor(minutes / 60), 'hour', language), countText(minutes % 60, 'minute', language)]
      : [...(minutes > 0 ? [countText(minutes, 'minute', language)] : []), countText(seconds % 60, 'second', language)];
  return parts.join(' ');
}

/** Such as `30 days` or `30 วัน`. */
export const countText = (
  count: number,
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year',
  language: LanguageCode,
): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A rate in millionths: `0.8%`. */
export const percentText = (rate: number): string =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 4 }).format(rate / 1_000_000);

/** A time of the day, so many ms after midnight: `01:00`. */
export function timeOfDay(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS) % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export const wholeText = (count: number): string => new Intl.NumberFormat('en').format(count);
