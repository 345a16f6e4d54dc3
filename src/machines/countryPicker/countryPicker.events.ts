import * as z from 'zod/mini';
import { country } from '../../api/contract/ext.ts';
import { languageCode } from '../../api/contract/fields.ts';
import { nothing } from '../support/events.ts';

export const step = z.enum(['next', 'previous', 'first', 'last', 'pageDown', 'pageUp']);
export type Step = z.infer<typeof step>;

export const opening = z.enum(['chosen', 'first', 'last']);
export type Opening = z.infer<typeof opening>;

export const countryPickerEvents = {
  /** The countries have come, perhaps later than the form; `country` is the visitor's own. */
  'countryPicker.settings': z.object({ countries: z.array(country), country: z.nullable(country) }),
  /** A form knows a dialling code to start with, such as the one that the browser remembers (COUNTRY-06). */
  'countryPicker.given': z.object({ countryDialingCode: z.string() }),
  'countryPicker.open': z.object({ at: opening }),
  'countryPicker.move': z.object({ to: step }),
  /** A character of a name in the language on screen, or of a dialling code. */
  'countryPicker.type': z.object({ character: z.string(), language: languageCode }),
  /** Takes the active country. */
  'countryPicker.choose': nothing,
  /** Takes a country that was pressed. */
  'countryPicker.pick': z.object({ countryCode: z.string() }),
  'countryPicker.close': nothing,
  'countryPicker.leave': nothing,
  'countryPicker.return': nothing,
};
