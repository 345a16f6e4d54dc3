import { formatWhole } from './whole.ts';

/** Formats points: `1,234`; signed, `+1,234` or `−1,234`. */
export function formatPoints(points: number, { signed = false }: { readonly signed?: boolean } = {}): string {
  const figure = formatWhole(Math.abs(points));
  if (points < 0) return `−${figure}`;
  return signed && points > 0 ? `+${figure}` : figure;
}
