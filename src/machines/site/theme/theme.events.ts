import * as z from 'zod/mini';
import { defineEvents } from '../../support/events.ts';

export const theme = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof theme>;

export const themeEvents = defineEvents({ 'theme.choose': z.object({ theme }) });
