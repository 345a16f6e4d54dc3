import { type Figure, quantile } from './figure.ts';
import type { LoadAnswer } from './load.ts';

interface Answered {
  /** One of them, and many: `Balance read`, `balance reads`. */
  readonly one: string;
  readonly many: string;
  readonly perSecond: number;
  readonly answers: readonly LoadAnswer[];
  /** What a server that does nothing answered at the same rate. */
  readonly plain: readonly LoadAnswer[];
  /** The bar of p95, ms. */
  readonly most: number;
}

/** How many of the answers were none, and how long 95 of 100 took, held against a bare server. */
export const answeredFigures = ({ one, many, perSecond, answers, plain, most }: Answered): readonly Figure[] => [
  {
    name: `Errors among ${answers.length} ${many}`,
    value: answers.filter(({ status }) => status !== 200).length,
    unit: '',
    bar: { most: 0 },
    yardstick: null,
  },
  {
    name: `${one} p95 at ${perSecond}/s`,
    value: p95(answers),
    unit: 'ms',
    bar: { most },
    yardstick: { name: 'a bare server', value: p95(plain) },
  },
];

const p95 = (answers: readonly LoadAnswer[]): number =>
  quantile(
    answers.map(({ ms }) => ms),
    0.95,
  );
