import * as z from 'zod/mini';
import { defineEvents } from '../../support/events.ts';
import { language } from './language.ts';

export const localeEvents = defineEvents({
  'locale.choose': z.object({ language }),
});
