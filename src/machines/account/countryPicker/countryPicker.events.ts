import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { languageCode } from '../../../api/contract/fields.ts';
import { country } from '../../../api/contract/site/ext.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

export const step = z.enum(['next', 'previous', 'first', 'last', 'pageDown', 'pageUp']);
export type Step = z.infer<typeof step>;

export const opening = z.enum(['chosen', 'first', 'last']);
export type Opening = z.infer<typeof opening>;

export const countryPickerEvents = defineEvents({
  /** The countries have loaded, perhaps after the form; `country` is the visitor's own. */
  'countryPicker.settings': z.object({ countries: z.array(country), country: z.nullable(country) }),
  /** The form has an initial dialling code, such as the remembered one (COUNTRY-06). */
  'countryPicker.preset': z.object({ countryDialingCode: visible(z.string()) }),
  'countryPicker.open': z.object({ at: opening }),
  'countryPicker.move': z.object({ to: step }),
  /** A typed character of a country name or dialling code. */
  'countryPicker.type': z.object({ character: visible(z.string()), language: languageCode }),
  /** Selects the active country. */
  'countryPicker.choose': emptyPayload,
  /** Selects a pressed country. */
  'countryPicker.pick': z.object({ countryCode: visible(z.string()) }),
  'countryPicker.close': emptyPayload,
  'countryPicker.leave': emptyPayload,
  'countryPicker.return': emptyPayload,
});
