/** Formats a date, yyyy-MM-dd, as on the site: `21/11/2026` (HEADER-03). */
export const dayText = (day: string): string => day.split('-').reverse().join('/');
