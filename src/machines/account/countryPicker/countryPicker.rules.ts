import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import type { Opening, Step } from './countryPicker.events.ts';

export interface CountryPickerContext {
  readonly countries: readonly Country[];
  /** The visitor's country. */
  readonly current: Country | null;
  /** The initial dialling code; empty for none. */
  readonly given: string;
  readonly chosen: Country | null;
  /** Index of the active country. */
  readonly active: number;
  /** Characters typed to search. */
  readonly typed: string;
}

/** Rows for PageUp and PageDown. */
const PAGE = 10;

/** The selected country, else that of the given dialling code, else the current one (COUNTRY-06, 07). */
export function countryOf({ chosen, given, current, countries }: CountryPickerContext): Country | null {
  if (chosen) return chosen;
  const matching = countries.filter(({ countryDialingCode }) => countryDialingCode === given.replace('+', ''));
  return matching.find(({ countryCode }) => countryCode === current?.countryCode) ?? matching[0] ?? current;
}

/** Index of a country in a list; 0 if missing. */
export const indexOfCountry = (countries: readonly Country[], country: Country | null | undefined): number =>
  Math.max(
    0,
    countries.findIndex(({ countryCode }) => countryCode === country?.countryCode),
  );

/** Index that is active when the list opens. */
export function initialIndex(context: CountryPickerContext, at: Opening): number {
  if (at === 'first') return 0;
  return at === 'last' ? context.countries.length - 1 : indexOfCountry(context.countries, countryOf(context));
}

/** Index after a step, clamped to the list. */
export function nextIndex({ active, countries }: CountryPickerContext, to: Step): number {
  const last = countries.length - 1;
  const places: Readonly<Record<Step, number>> = {
    next: active + 1,
    previous: active - 1,
    first: 0,
    last,
    pageDown: active + PAGE,
    pageUp: active - PAGE,
  };
  return Math.min(last, Math.max(0, places[to]));
}

/**
 * Index of the country that matches typed characters by name or dialling code, searching from the active one and
 * wrapping around; null if none. Repeating one character cycles through the matches.
 */
export function indexOfTyped(
  { countries, active }: Pick<CountryPickerContext, 'countries' | 'active'>,
  typed: string,
  language: LanguageCode,
): number | null {
  const wanted = typed.toLocaleLowerCase().replace('+', '');
  const search = (start: string, from: number): number | null => {
    const places = countries.map((_, offset) => (from + offset) % countries.length);
    return places.find((place) => startsWith(countries[place], start, language)) ?? null;
  };
  const [first = ''] = wanted;
  const isOneAgain = wanted === first.repeat(wanted.length);
  const whole = search(wanted, wanted.length > 1 ? active : active + 1);
  return whole ?? (isOneAgain ? search(first, active + 1) : null);
}

const startsWith = (country: Country | undefined, start: string, language: LanguageCode): boolean =>
  country !== undefined &&
  (country.name[language].toLocaleLowerCase().startsWith(start) || country.countryDialingCode.startsWith(start));
