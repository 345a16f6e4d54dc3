import { assign, enqueueActions, setup } from 'xstate';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import type { EventsOf } from '../../support/events.ts';
import type { countryPickerEvents, Opening, Step } from './countryPicker.events.ts';
import * as rules from './countryPicker.rules.ts';

/** Sent to the form: the selected country, at the start and on every change (COUNTRY-08). */
export interface CountryChosen {
  readonly type: 'country.chosen';
  readonly country: Country;
}

export interface CountryPickerInput {
  readonly countries: readonly Country[];
  /** The visitor's country; null while unknown. */
  readonly country: Country | null;
  /** Initial dialling code, with or without plus. */
  readonly countryDialingCode?: string;
}

/**
 * The country of a mobile number (COUNTRY-01…10): a select-only combobox (ARIA pattern). Typing searches names and
 * dialling codes. After losing focus the list stays for a moment, so that a press on it counts.
 */
export const countryPickerMachine = setup({
  types: {
    context: {} as rules.CountryPickerContext,
    input: {} as CountryPickerInput,
    events: {} as EventsOf<typeof countryPickerEvents>,
    tags: {} as 'open',
  },
  actions: {
    keepSettings: assign(({ context }, params: { countries: readonly Country[]; country: Country | null }) => ({
      countries: params.countries,
      current: context.current ?? params.country,
      active: rules.indexOfCountry(params.countries, context.countries[context.active]),
    })),
    keepGiven: assign((_, params: { countryDialingCode: string }) => ({ given: params.countryDialingCode })),
    startAt: assign(({ context }, params: { at: Opening }) => ({ active: rules.initialIndex(context, params.at) })),
    move: assign(({ context }, params: { to: Step }) => ({ active: rules.nextIndex(context, params.to) })),
    find: assign(({ context }, params: { character: string; language: LanguageCode }) => {
      const typed = context.typed + params.character;
      return { typed, active: rules.indexOfTyped(context, typed, params.language) ?? context.active };
    }),
    forgetTyped: assign({ typed: '' }),
    keepActive: assign(({ context }) => ({ chosen: context.countries[context.active] ?? context.chosen })),
    keepPicked: assign(({ context }, params: { countryCode: string }) => ({
      chosen: context.countries.find(({ countryCode }) => countryCode === params.countryCode) ?? context.chosen,
    })),
    tellCountry: enqueueActions(({ context, enqueue }) => {
      const country = rules.countryOf(context);
      if (country) enqueue.sendParent({ type: 'country.chosen', country });
    }),
  },
  guards: { hasCountries: ({ context }) => context.countries.length > 0 },
  /** `grace` is COUNTRY-05. */
  delays: { grace: 200, pause: 750 },
}).createMachine({
  id: 'countryPicker',
  context: ({ input: { countries, country, countryDialingCode = '' } }) => ({
    countries,
    current: country,
    given: countryDialingCode,
    chosen: null,
    active: 0,
    typed: '',
  }),
  entry: 'tellCountry',
  initial: 'closed',
  on: {
    'countryPicker.settings': { actions: [{ type: 'keepSettings', params: ({ event }) => event }, 'tellCountry'] },
    'countryPicker.preset': { actions: [{ type: 'keepGiven', params: ({ event }) => event }, 'tellCountry'] },
  },
  states: {
    closed: {
      description: 'Closed; shows the selected country.',
      on: {
        'countryPicker.open': {
          guard: 'hasCountries',
          target: 'open',
          actions: { type: 'startAt', params: ({ event }) => event },
        },
        'countryPicker.type': {
          guard: 'hasCountries',
          target: 'open.typing',
          actions: [
            { type: 'startAt', params: { at: 'chosen' } },
            { type: 'find', params: ({ event }) => event },
          ],
        },
      },
    },
    open: {
      description: 'Open, with one active country.',
      tags: 'open',
      exit: 'forgetTyped',
      on: {
        'countryPicker.move': { target: '.browsing', actions: { type: 'move', params: ({ event }) => event } },
        'countryPicker.type': { target: '.typing', actions: { type: 'find', params: ({ event }) => event } },
        'countryPicker.choose': { target: 'closed', actions: ['keepActive', 'tellCountry'] },
        'countryPicker.pick': {
          target: 'closed',
          actions: [{ type: 'keepPicked', params: ({ event }) => event }, 'tellCountry'],
        },
        'countryPicker.close': 'closed',
        'countryPicker.leave': 'leaving',
      },
      initial: 'browsing',
      states: {
        browsing: { description: 'Waits for a key or a press.', entry: 'forgetTyped' },
        typing: {
          description: 'Typed characters extend the search until a pause.',
          after: { pause: 'browsing' },
        },
      },
    },
    leaving: {
      description: 'Focus lost; closes unless it returns.',
      tags: 'open',
      on: {
        'countryPicker.pick': {
          target: 'closed',
          actions: [{ type: 'keepPicked', params: ({ event }) => event }, 'tellCountry'],
        },
        'countryPicker.return': 'open',
      },
      after: { grace: 'closed' },
    },
  },
});
