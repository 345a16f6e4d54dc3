import type { Form, SportId } from '../sport.ts';

/** In both languages. */
export interface Words {
  readonly EN: string;
  readonly TH: string;
}

export interface Team {
  readonly id: string;
  readonly name: Words;
  /** Three or four letters. */
  readonly short: string;
  /** Country code, or null. */
  readonly flag: string | null;
  /** CSS colour. */
  readonly colour: string;
  /** From -5 to 5. */
  readonly strength: number;
}

export interface League {
  readonly id: string;
  readonly sport: SportId;
  readonly name: Words;
  readonly flag: string | null;
  /** Between two matches, ms, and the first one of a day. */
  readonly everyMs: number;
  readonly offsetMs: number;
  /** Its matches are known so long before they start, ms. */
  readonly aheadMs: number;
  readonly teams: readonly Team[];
  /** What fixes the chances of two teams: home's strength less away's. */
  readonly form: (difference: number) => Form;
}

/** English, Thai, short, country code, colour, strength: one team a line. */
export const readTeams = (league: string, text: string): readonly Team[] =>
  text
    .trim()
    .split('\n')
    .map((line, at) => {
      const [EN = '', TH = '', short = '', flag = '', colour = '', strength = '0'] = line.split('|');
      return {
        ...{ id: `${league}.${at + 1}`, name: { EN, TH }, short, colour: `#${colour}`, strength: Number(strength) },
        flag: flag === '' ? null : flag,
      };
    });

const MINUTE_MS = 60_000;

/** A league that plays all day long, known an hour ahead. */
export const rolling = (everyMinutes: number, offsetMinutes: number) => ({
  everyMs: everyMinutes * MINUTE_MS,
  offsetMs: offsetMinutes * MINUTE_MS,
  aheadMs: 60 * MINUTE_MS,
});

/** A league of few matches, known a day and a half ahead. */
export const planned = (everyMinutes: number, offsetMinutes: number) => ({
  ...rolling(everyMinutes, offsetMinutes),
  aheadMs: 36 * 60 * MINUTE_MS,
});

export const rounded = (value: number, places = 4): number => Math.round(value * 10 ** places) / 10 ** places;
