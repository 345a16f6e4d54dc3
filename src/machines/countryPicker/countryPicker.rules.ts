import type { Country } from '../../api/contract/ext.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { Opening, Step } from './countryPicker.events.ts';

export interface CountryPickerContext {
  readonly countries: readonly Country[];
  /** The country that the visitor is in. */
  readonly current: Country | null;
  /** The dialling code that the form starts with; empty where it has none. */
  readonly given: string;
  readonly chosen: Country | null;
  /** The place in the list that the keys have reached. */
  readonly active: number;
  /** What has been typed to find a country. */
  readonly typed: string;
}

/** How far PageUp and PageDown go. */
const PAGE = 10;

/** What the picker shows: what was chosen, else the country of the given dialling code, else the current one (COUNTRY-06, 07). */
export function countryOf({ chosen, given, current, countries }: CountryPickerContext): Country | null {
  if (chosen) return chosen;
  const matching = countries.filter(({ countryDialingCode }) => countryDialingCode === given.replace('+', ''));
  return matching.find(({ countryCode }) => countryCode === current?.countryCode) ?? matching[0] ?? current;
}

/** The place of a country in a list, 0 where it has none. */
export const placeOf = (countries: readonly Country[], country: Country | null | undefined): number =>
  Math.max(
    0,
    countries.findIndex(({ countryCode }) => countryCode === country?.countryCode),
  );

/** Where the list opens. */
export function openedAt(context: CountryPickerContext, at: Opening): number {
  if (at === 'first') return 0;
  return at === 'last' ? context.countries.length - 1 : placeOf(context.countries, countryOf(context));
}

/** Where a step leads; the ends of the list hold. */
export function stepped({ active, countries }: CountryPickerContext, to: Step): number {
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
 * The place of the country that typed characters mean, by its name or its dialling code, searched from the active one
 * round the list; null where there is none. The same character again and again goes from one match to the next.
 */
export function placeOfTyped(
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
