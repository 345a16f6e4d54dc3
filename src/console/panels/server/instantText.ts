/** An instant (ms since 1970) as UTC: `2026-03-01 12:00:00 UTC`. */
export const instantText = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
