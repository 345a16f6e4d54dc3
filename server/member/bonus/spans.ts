import { payPeriodAt, type Span } from '../../agent/settlement/periods.ts';
import type { PeriodicKind } from '../../database/bonusSchema.ts';

const HOUR_MS = 3_600_000;

/** Decision M13: a rebate at 01:00 after its day, cash back at 02:00 on the Monday after its week. */
const creditedAfterMs: Readonly<Record<PeriodicKind, number>> = { rebate: HOUR_MS, cashBack: 2 * HOUR_MS };

/** The day of a rebate or the week of a cash back. */
export const bonusSpanAt = (kind: PeriodicKind, at: number): Span =>
  payPeriodAt(kind === 'rebate' ? 'daily' : 'weekly', at);

export const creditedAt = (kind: PeriodicKind, { to }: Span): number => to + creditedAfterMs[kind];
