import { expect } from 'vitest';
import type { Country } from '../../../../src/api/contract/site/ext.ts';
import { countryPickerMachine } from '../../../../src/machines/account/countryPicker/countryPicker.machine.ts';
import { countryOf } from '../../../../src/machines/account/countryPicker/countryPicker.rules.ts';
import type { Flow } from '../../kit/flow.ts';

const country = (countryCode: string, countryDialingCode: string, EN: string, TH: string): Country => ({
  countryCode,
  countryDialingCode,
  name: { EN, TH },
  mobileLengths: [9],
  mobilePattern: '\\d{9}',
});

export const thailand = country('TH', '66', 'Thailand', 'ไทย');
export const vietnam = country('VN', '84', 'Vietnam', 'เวียดนาม');
export const japan = country('JP', '81', 'Japan', 'ญี่ปุ่น');
export const britain = country('GB', '44', 'United Kingdom', 'สหราชอาณาจักร');
export const america = country('US', '1', 'United States', 'สหรัฐอเมริกา');
export const taiwan = country('TW', '886', 'Taiwan', 'ไต้หวัน');
export const countries = [thailand, vietnam, japan, britain, america, taiwan];

export const countryPickerFlow: Flow<typeof countryPickerMachine> = {
  machine: () => countryPickerMachine,
  inputs: [
    { countries: [thailand, vietnam, japan, taiwan], country: thailand },
    { countries: [], country: null },
  ],
  cases: {
    'countryPicker.settings': [{ countries: [thailand, vietnam, japan, taiwan], country: japan }],
    'countryPicker.preset': [{ countryDialingCode: '84' }],
    'countryPicker.open': [{ at: 'chosen' }, { at: 'first' }, { at: 'last' }],
    'countryPicker.move': [{ to: 'next' }, { to: 'previous' }, { to: 'pageDown' }],
    'countryPicker.type': [
      { character: 'v', language: 'EN' },
      { character: 't', language: 'EN' },
    ],
    'countryPicker.choose': [{}],
    'countryPicker.pick': [{ countryCode: 'JP' }],
    'countryPicker.close': [{}],
    'countryPicker.leave': [{}],
    'countryPicker.return': [{}],
  },
  eachCounts: ['countryPicker.settings', 'countryPicker.preset'],
  outcomes: {},
  project: ({ countries: list, current, given, chosen, active, typed }) => [
    list.length,
    current?.countryCode,
    given,
    chosen?.countryCode,
    active,
    // One repeated character cycles through the matches; any longer text without a match finds nothing.
    typed[0],
    typed.length > 1,
    new Set(typed).size > 1,
  ],
  walks: [
    'start 1, countryPicker.open 1, countryPicker.move 1',
    'start 2, countryPicker.settings',
    'start 1, countryPicker.open 3, countryPicker.pick, countryPicker.type 2',
    // The last search continues or has expired.
    'start 1, countryPicker.type 1, countryPicker.type 2, tick, countryPicker.type 2',
    'start 1, countryPicker.open 1, countryPicker.type 1, countryPicker.type 2',
    'start 1, countryPicker.type 1, countryPicker.move 1, countryPicker.type 2',
    'start 1, countryPicker.type 1, countryPicker.choose, countryPicker.type 2',
    'start 1, countryPicker.open 1, countryPicker.type 1, tick, countryPicker.type 2',
    'start 1, countryPicker.type 1, countryPicker.return, countryPicker.type 2',
    // Focus comes and goes while the list is closed.
    'start 1, countryPicker.leave',
    'start 1, countryPicker.return',
  ],
  invariants: {
    '[COUNTRY-08] the form knows the country on screen': ({ effects, snapshot }) => {
      const shown = countryOf(snapshot.context);
      expect(effects.at(-1) ?? null).toEqual(shown && { told: { type: 'country.chosen', country: shown } });
    },
    'an open list has an active country': ({ snapshot }) => {
      if (snapshot.hasTag('open')) expect(snapshot.context.countries[snapshot.context.active]).toBeTruthy();
    },
    'the search text is cleared outside of typing': ({ snapshot }) =>
      expect(snapshot.context.typed !== '').toBe(snapshot.matches({ open: 'typing' })),
  },
  expectations: {
    closed: ({ snapshot }) => expect(snapshot.hasTag('open')).toBe(false),
    'open.browsing': ({ snapshot }) => expect(snapshot.hasTag('open')).toBe(true),
    'open.typing': ({ snapshot }) => {
      expect(snapshot.hasTag('open')).toBe(true);
      const [first = ''] = snapshot.context.typed.toUpperCase();
      expect(snapshot.context.countries[snapshot.context.active]?.name.EN).toMatch(new RegExp(`^${first}`));
    },
    leaving: ({ snapshot }) => expect(snapshot.hasTag('open')).toBe(true),
  },
};
