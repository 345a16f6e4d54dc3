const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Formats points: `1,234`; signed, `+1,234` or `−1,234`. */
export function formatPoints(points: number, { signed = false }: { readonly signed?: boolean } = {}): string {
  const figure = whole.format(Math.abs(points));
  if (points < 0) return `−${figure}`;
  return signed && points > 0 ? `+${figure}` : figure;
}
