import * as z from 'zod/mini';

export const theme = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof theme>;

export const themeEvents = { 'theme.choose': z.object({ theme }) };
