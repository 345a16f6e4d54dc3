import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { countryPickerMachine } from '../../../../src/machines/account/countryPicker/countryPicker.machine.ts';
import { countryOf } from '../../../../src/machines/account/countryPicker/countryPicker.rules.ts';
import { CountryPicker } from '../../../../src/ui/account/country/CountryPicker.tsx';
import type { View } from '../../kit/view.ts';
import { onScreen } from '../../onScreen.tsx';

const picker = () => screen.getByRole('combobox');
const key = (name: string) => void fireEvent.keyDown(picker(), { key: name });
const OPENING = { chosen: 'Enter', first: 'Home', last: 'End' } as const;
const MOVING = {
  next: 'ArrowDown',
  previous: 'ArrowUp',
  first: 'Home',
  last: 'End',
  pageDown: 'PageDown',
  pageUp: 'PageUp',
} as const;

type Context = Parameters<typeof countryOf>[0];

const showsCountry = (context: Context) => {
  const country = countryOf(context);
  expect(picker().getAttribute('aria-label')).toBe(
    country ? `Country code: ${country.name.EN} +${country.countryDialingCode}` : 'Country code',
  );
};
const showsList = (context: Context) => {
  showsCountry(context);
  const chosen = countryOf(context)?.countryCode;
  expect(picker().ariaExpanded).toBe('true');
  expect(screen.getByRole('listbox').id).toBe(picker().getAttribute('aria-controls'));
  expect(screen.getAllByRole('option').map((option) => [option.textContent, option.ariaSelected])).toEqual(
    context.countries.map(({ countryCode, countryDialingCode, name }) => [
      `${name.EN} +${countryDialingCode}`,
      String(countryCode === chosen),
    ]),
  );
  const active = document.getElementById(picker().getAttribute('aria-activedescendant') ?? '');
  expect(active).toBe(screen.getAllByRole('option')[context.active]);
};

export const countryPickerView: View<typeof countryPickerMachine> = {
  open: onScreen((actor) => <CountryPicker picker={actor} readOnly={false} />),
  drivers: {
    'countryPicker.settings': 'elsewhere',
    'countryPicker.preset': 'elsewhere',
    'countryPicker.open': ({ at }) => key(OPENING[at]),
    'countryPicker.move': ({ to }) => key(MOVING[to]),
    'countryPicker.type': ({ character }) => key(character),
    'countryPicker.choose': () => key('Enter'),
    'countryPicker.pick': () => void fireEvent.click(screen.getByRole('option', { name: 'Japan +81' })),
    'countryPicker.close': () => key('Escape'),
    'countryPicker.leave': () => void fireEvent.blur(picker()),
    'countryPicker.return': () => void fireEvent.focus(picker()),
  },
  offers: {
    'countryPicker.open': (snapshot) => !snapshot.hasTag('open'),
    'countryPicker.move': (snapshot) => snapshot.matches('open'),
    'countryPicker.type': (snapshot) => !snapshot.matches('leaving'),
    'countryPicker.choose': (snapshot) => snapshot.matches('open'),
    'countryPicker.pick': (snapshot) => snapshot.hasTag('open'),
    'countryPicker.close': (snapshot) => snapshot.matches('open'),
    'countryPicker.leave': (snapshot) => !snapshot.matches('leaving'),
  },
  expectations: {
    closed: ({ context }) => {
      showsCountry(context);
      expect([picker().ariaExpanded, screen.queryByRole('listbox')]).toEqual(['false', null]);
    },
    'open.browsing': ({ context }) => showsList(context),
    'open.typing': ({ context }) => showsList(context),
    leaving: ({ context }) => showsList(context),
  },
};
