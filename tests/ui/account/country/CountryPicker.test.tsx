// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CountryPicker } from '../../../../src/ui/account/country/CountryPicker.tsx';
import {
  countries,
  countryPickerFlow,
  japan,
  thailand,
  vietnam,
} from '../../../model/account/countryPicker/countryPicker.spec.ts';
import { createHarness } from '../../../model/kit/harness.ts';
import type { Screen } from '../../../model/kit/view.ts';
import { onScreen } from '../../../model/onScreen.tsx';

let shown: Screen;
afterEach(() => shown.close());

function openPicker({ readOnly = false } = {}) {
  const bench = createHarness(countryPickerFlow, { countries, country: thailand });
  shown = onScreen<typeof bench.actor>((actor) => (
    <>
      <CountryPicker picker={actor} readOnly={readOnly} />
      <input aria-label="Mobile number" />
    </>
  ))(bench.actor);
  return {
    ...bench,
    advance: (ms: number) => shown.carryOut(() => bench.clock.advanceTo(bench.clock.now() + ms)),
  };
}

const picker = () => screen.getByRole('combobox');
const list = () => screen.queryByRole('listbox', { name: 'Countries' });
const flagIn = (place: HTMLElement) => place.querySelector('img')?.getAttribute('src');
const active = () => document.getElementById(picker().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the country picker on screen', () => {
  it('[COUNTRY-01] [COUNTRY-02] [COUNTRY-09] shows the flag and dialling code, which cannot be typed', () => {
    openPicker();
    expect([picker().textContent, flagIn(picker())]).toEqual(['+66', '/flags/TH.svg']);
    expect(picker().querySelector('input')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Country code: Thailand +66' })).toBe(picker());
  });

  it('[COUNTRY-03] [COUNTRY-04] [COUNTRY-09] [COUNTRY-10] lists the countries with flag and code', async () => {
    openPicker();
    await userEvent.click(picker());
    const options = within(list() ?? expect.unreachable()).getAllByRole('option');
    expect(options.map((option) => [flagIn(option), option.textContent])).toEqual([
      ['/flags/TH.svg', 'Thailand +66'],
      ['/flags/VN.svg', 'Vietnam +84'],
      ['/flags/JP.svg', 'Japan +81'],
      ['/flags/GB.svg', 'United Kingdom +44'],
      ['/flags/US.svg', 'United States +1'],
      ['/flags/TW.svg', 'Taiwan +886'],
    ]);
  });

  it('[COUNTRY-08] selects the pressed country and keeps the focus', async () => {
    const { seen } = openPicker();
    await userEvent.click(picker());
    await userEvent.click(screen.getByRole('option', { name: 'Japan +81' }));
    expect(seen(0).effects.at(-1)).toEqual({ told: { type: 'country.chosen', country: japan } });
    expect([picker().textContent, list(), document.activeElement]).toEqual(['+81', null, picker()]);
  });

  it('closes on a second press', async () => {
    openPicker();
    await userEvent.click(picker());
    await userEvent.click(picker());
    expect(list()).toBeNull();
  });

  it('[COUNTRY-05] closes 200 ms after it loses the focus', async () => {
    const { advance } = openPicker();
    await userEvent.click(picker());
    await userEvent.click(screen.getByLabelText('Mobile number'));
    await advance(199);
    expect(list()).not.toBeNull();
    await advance(1);
    expect([list(), picker().textContent]).toEqual([null, '+66']);
  });

  it.each([
    ['{Enter}', 'Thailand +66'],
    [' ', 'Thailand +66'],
    ['{ArrowDown}', 'Thailand +66'],
    ['{ArrowUp}', 'Thailand +66'],
    ['{Home}', 'Thailand +66'],
    ['{End}', 'Taiwan +886'],
    ['v', 'Vietnam +84'],
    ['8', 'Vietnam +84'],
    ['{Enter}{ArrowDown}', 'Vietnam +84'],
    ['{End}{ArrowUp}', 'United States +1'],
    ['{Enter}{PageDown}', 'Taiwan +886'],
    ['{End}{PageUp}', 'Thailand +66'],
    ['{Enter}{End}', 'Taiwan +886'],
    ['{End}{Home}', 'Thailand +66'],
    ['united s', 'United States +1'],
  ])('moves with %j to %s', async (keys, expected) => {
    openPicker();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(active()).toBe(expected);
  });

  it.each([
    ['{Enter}', '+84', 'picker'],
    [' ', '+84', 'picker'],
    ['{Alt>}{ArrowUp}{/Alt}', '+84', 'picker'],
    ['{Tab}', '+84', 'field'],
    ['{Escape}', '+66', 'picker'],
  ])('[COUNTRY-08] handles %j on the active option: country %s, focus on the %s', async (keys, code, focused) => {
    const { seen } = openPicker();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await userEvent.keyboard(keys);
    expect([picker().textContent, list()]).toEqual([code, null]);
    const country = code === '+84' ? vietnam : thailand;
    expect(seen(0).effects.at(-1)).toEqual({ told: { type: 'country.chosen', country } });
    expect(document.activeElement).toBe(focused === 'picker' ? picker() : screen.getByLabelText('Mobile number'));
  });

  it('ignores other keys: Escape reaches the dialog when the list is closed', async () => {
    openPicker();
    await userEvent.tab();
    const untaken: string[] = [];
    const hear = (event: KeyboardEvent) => event.defaultPrevented || untaken.push(event.key);
    document.addEventListener('keydown', hear);
    await userEvent.keyboard('{Escape}{Enter}{Escape}{F5}{Control>}c{/Control}');
    document.removeEventListener('keydown', hear);
    expect([untaken, list()]).toEqual([['Escape', 'F5', 'Control', 'c'], null]);
  });

  it('does not open while the form is busy', async () => {
    const { actor } = openPicker({ readOnly: true });
    await userEvent.click(picker());
    await userEvent.keyboard('{Enter}v');
    expect([list(), picker().ariaDisabled, picker().textContent]).toEqual([null, 'true', '+66']);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('[COUNTRY-06] shows the country of a dialling code set by the form', async () => {
    const { actor } = openPicker();
    await shown.carryOut(() => actor.send({ type: 'countryPicker.preset', countryDialingCode: '84' }));
    expect(picker().textContent).toBe(`+${vietnam.countryDialingCode}`);
  });

  it('[COUNTRY-07] shows the current country for an unknown dialling code', async () => {
    const { actor } = openPicker();
    await shown.carryOut(() => actor.send({ type: 'countryPicker.preset', countryDialingCode: '999' }));
    expect(picker().textContent).toBe('+66');
  });
});
