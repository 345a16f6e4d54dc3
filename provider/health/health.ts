/** What `GET /health` answers: whether everything works, and if not, why. */
export interface Health {
  readonly ok: boolean;
  readonly reasons: readonly string[];
  /** Errors that were caught and logged since the start. */
  readonly errors: number;
}

export function healthOf(of: {
  /** Jobs whose last run failed. */
  readonly failing: readonly string[];
  /** Since when the wallet does not answer, ms; null while it does. */
  readonly awaySince: number | null;
  readonly errors: number;
}): Health {
  const { failing, awaySince, errors } = of;
  const away = awaySince === null ? [] : [`the wallet has not answered since ${new Date(awaySince).toISOString()}`];
  const reasons = [...failing, ...away];
  return { ok: reasons.length === 0, reasons, errors };
}
