const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 3_600;

/** A measured span, to the second below an hour: `9 min 40 sec`. */
export function spanText(ms: number, locale: string): string {
  const seconds = Math.max(1, Math.round(ms / SECOND_MS));
  const text = (count: number, unit: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (hours > 0) return `${text(hours, 'hour')} ${text(minutes, 'minute')}`;
  return [...(minutes > 0 ? [text(minutes, 'minute')] : []), text(seconds % MINUTE, 'second')].join(' ');
}
