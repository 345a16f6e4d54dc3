import * as z from 'zod/mini';
import { nothing } from '../support/events.ts';

export const downlinesEvents = {
  'downlines.retry': nothing,
  'downlines.type': z.object({ value: z.string() }),
  'downlines.search': nothing,
  'downlines.page': z.object({ page: z.int() }),
  'downlines.choose': z.object({ id: z.string() }),
};
