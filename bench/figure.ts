/** One measurement. Lower is better unless the bar is a `least`. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Limit in the same unit; null if informational. */
  readonly bar: { readonly most: number } | { readonly least: number } | null;
  /** Baseline measured in the same run on the same machine: the ratio to it is portable. */
  readonly yardstick: { readonly name: string; readonly value: number } | null;
}

/** One file of measurements. */
export type Bench = () => Promise<readonly Figure[]>;

export const holds = ({ value, bar }: Figure): boolean =>
  bar === null || ('most' in bar ? value <= bar.most : value >= bar.least);

/** Percentile: 0.95 for p95. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const COLUMNS = ['Figure', 'Value', 'Bar', '', 'Ratio', 'To'] as const;

/** The figures as table rows, headings first. */
export const figureRows = (figures: readonly Figure[]): readonly (readonly string[])[] => [
  COLUMNS,
  ...figures.map((figure) => [
    figure.name,
    `${number(figure.value)} ${figure.unit}`,
    barText(figure),
    figure.bar === null ? '' : holds(figure) ? 'holds' : 'MISSED',
    figure.yardstick === null ? '' : number(figure.value / figure.yardstick.value),
    figure.yardstick === null ? '' : `${figure.yardstick.name} (${number(figure.yardstick.value)} ${figure.unit})`,
  ]),
];

const barText = ({ bar, unit }: Figure): string => {
  if (bar === null) return '';
  return 'most' in bar ? `≤ ${number(bar.most)} ${unit}` : `≥ ${number(bar.least)} ${unit}`;
};

const number = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toFixed(2)));
