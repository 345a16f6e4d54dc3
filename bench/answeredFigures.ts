import { type Figure, quantile } from './figure.ts';
import type { LoadAnswer } from './load.ts';

interface Answered {
  /** Singular and plural: `Balance read`, `balance reads`. */
  readonly one: string;
  readonly many: string;
  readonly perSecond: number;
  readonly answers: readonly LoadAnswer[];
  /** Answers of the bare server at the same rate. */
  readonly plain: readonly LoadAnswer[];
  /** Bar for p95, ms. */
  readonly most: number;
}

/** Error count and p95, compared with a bare server. */
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
