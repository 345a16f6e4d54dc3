/** A day, yyyy-MM-dd, as the site writes it: `21/11/2026` (HEADER-03). */
export const dayText = (day: string): string => day.split('-').reverse().join('/');
