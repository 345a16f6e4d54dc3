import * as z from 'zod/mini';
import { language } from './language.ts';

export const localeEvents = {
  'locale.choose': z.object({ language }),
};
