import { describe, expect, it } from 'vitest';
import type { Country } from '../../../../src/api/contract/site/ext.ts';
import type { CountryPickerInput } from '../../../../src/machines/account/countryPicker/countryPicker.machine.ts';
import { countryOf } from '../../../../src/machines/account/countryPicker/countryPicker.rules.ts';
import { createHarness } from '../../kit/harness.ts';
import { modelTests } from '../../kit/modelTests.ts';
import {
  america,
  britain,
  countries,
  countryPickerFlow,
  japan,
  taiwan,
  thailand,
  vietnam,
} from './countryPicker.spec.ts';

const tells = (country: Country) => ({ told: { type: 'country.chosen', country } });

describe('the country picker', () => {
  it.each(
    modelTests(countryPickerFlow, [
      '[COUNTRY-07] any, countryPicker.settings -> (stays)',
      '[COUNTRY-06] any, countryPicker.preset -> (stays)',
      'closed, countryPicker.open [hasCountries] -> open',
      'closed, countryPicker.type [hasCountries] -> open.typing',
      'open, countryPicker.move -> open.browsing',
      'open, countryPicker.type -> open.typing',
      '[COUNTRY-08] open, countryPicker.choose -> closed',
      '[COUNTRY-08] open, countryPicker.pick -> closed',
      'open, countryPicker.close -> closed',
      '[COUNTRY-05] open, countryPicker.leave -> leaving',
      'open.typing, after pause (0.75 s) -> open.browsing',
      '[COUNTRY-08] leaving, countryPicker.pick -> closed',
      '[COUNTRY-05] leaving, countryPicker.return -> open',
      '[COUNTRY-05] leaving, after grace (0.2 s) -> closed',
    ]),
  )('%s', (_title, run) => run());

  const open = (input: Partial<CountryPickerInput> = {}) => {
    const bench = createHarness(countryPickerFlow, { countries, country: japan, ...input });
    const context = () => bench.actor.getSnapshot().context;
    return {
      ...bench,
      shown: () => countryOf(context()),
      active: () => context().countries[context().active],
      told: () => bench.seen(0).effects,
      type: (text: string, language: 'EN' | 'TH' = 'EN') => {
        for (const character of text) bench.actor.send({ type: 'countryPicker.type', character, language });
      },
    };
  };

  it.each([
    ['[COUNTRY-06] the country of a given dialling code', '84', vietnam],
    ['[COUNTRY-06] the country of a dialling code with a plus sign', '+66', thailand],
    ['[COUNTRY-07] the current country where none matches', '999', japan],
    ['[COUNTRY-07] the current country where none is given', '', japan],
  ])('starts with %s', (_title, countryDialingCode, expected) => {
    const { shown, told } = open({ countryDialingCode });
    expect([shown(), told()]).toEqual([expected, [tells(expected)]]);
  });

  it('[COUNTRY-06] prefers the current country among those that share the given dialling code', () => {
    const canada = { ...america, countryCode: 'CA' };
    expect(open({ countries: [america, canada], country: canada, countryDialingCode: '1' }).shown()).toEqual(canada);
  });

  it('[COUNTRY-06] [COUNTRY-07] finds the given dialling code when the countries load after the form opens', () => {
    const { actor, shown, told } = open({ countries: [], country: null });
    actor.send({ type: 'countryPicker.preset', countryDialingCode: '84' });
    expect([shown(), told()]).toEqual([null, []]);
    actor.send({ type: 'countryPicker.settings', countries, country: japan });
    expect([shown(), told()]).toEqual([vietnam, [tells(vietnam)]]);
  });

  it('[COUNTRY-07] keeps its first current country when the countries load again', () => {
    const { actor, shown } = open();
    actor.send({ type: 'countryPicker.settings', countries, country: thailand });
    expect(shown()).toEqual(japan);
  });

  it('keeps the chosen and the active country when the countries load again', () => {
    const { actor, shown, active } = open();
    actor.send({ type: 'countryPicker.open', at: 'chosen' });
    actor.send({ type: 'countryPicker.pick', countryCode: 'GB' });
    actor.send({ type: 'countryPicker.open', at: 'chosen' });
    actor.send({ type: 'countryPicker.settings', countries: countries.toReversed(), country: thailand });
    actor.send({ type: 'countryPicker.preset', countryDialingCode: '66' });
    expect([shown(), active()]).toEqual([britain, britain]);
  });

  it('opens at the chosen country or at an end, and stops at both ends', () => {
    const { actor, active } = open();
    const reached = (...steps: Parameters<typeof actor.send>[0][]) => {
      for (const step of steps) actor.send(step);
      const place = active()?.countryCode;
      actor.send({ type: 'countryPicker.close' });
      return place;
    };
    const at = (place: 'chosen' | 'first' | 'last') => ({ type: 'countryPicker.open', at: place }) as const;
    const go = (to: 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp') =>
      ({ type: 'countryPicker.move', to }) as const;
    expect([
      reached(at('chosen')),
      reached(at('first')),
      reached(at('last')),
      reached(at('chosen'), go('next')),
      reached(at('chosen'), go('previous')),
      reached(at('first'), go('previous')),
      reached(at('last'), go('next')),
      reached(at('first'), go('pageDown')),
      reached(at('last'), go('pageUp')),
      reached(at('chosen'), go('first')),
      reached(at('chosen'), go('last')),
    ]).toEqual(['JP', 'TH', 'TW', 'GB', 'VN', 'TH', 'TW', 'TW', 'TH', 'TH', 'TW']);
  });

  it.each([
    ['a name', 'taiw', 'EN', taiwan],
    ['a name in capitals', 'VIET', 'EN', vietnam],
    ['a name in Thai', 'เวี', 'TH', vietnam],
    ['a name with a space', 'united s', 'EN', america],
    ['a dialling code', '886', 'EN', taiwan],
    ['a dialling code with a plus sign', '+84', 'EN', vietnam],
    ['a dialling code with a repeated digit', '66', 'EN', thailand],
    ['a repeated letter', 'uu', 'EN', america],
    ['a repeated letter, wrapping around', 'tt', 'EN', thailand],
    ['nothing that is there', 'x', 'EN', japan],
    ['a name in the language that is not on screen', 'viet', 'TH', japan],
  ] as const)('finds by %s', (_title, text, language, expected) => {
    const { type, active } = open();
    type(text, language);
    expect(active()).toEqual(expected);
  });

  it('starts a new search after a pause in typing, and not before', () => {
    const { type, active, clock } = open();
    type('t');
    clock.advanceTo(700);
    type('h');
    expect(active()).toEqual(thailand);
    clock.advanceTo(1400);
    type('a');
    expect(active()).toEqual(thailand);
    clock.advanceTo(2150);
    type('v');
    expect(active()).toEqual(vietnam);
  });

  it('[CONST-19] [COUNTRY-05] closes 200 ms after losing focus, without choosing, unless focus returns', () => {
    const { actor, clock, told } = open();
    const isOpen = () => actor.getSnapshot().hasTag('open');
    actor.send({ type: 'countryPicker.open', at: 'first' });
    actor.send({ type: 'countryPicker.leave' });
    clock.advanceTo(199);
    actor.send({ type: 'countryPicker.return' });
    clock.advanceTo(1000);
    expect(isOpen()).toBe(true);
    actor.send({ type: 'countryPicker.leave' });
    clock.advanceTo(1199);
    expect(isOpen()).toBe(true);
    clock.advanceTo(1200);
    expect([isOpen(), told()]).toEqual([false, [tells(japan)]]);
  });
});
