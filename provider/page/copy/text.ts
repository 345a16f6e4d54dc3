import { type CopyKey, en } from './copy.en.ts';
import { th } from './copy.th.ts';

export type Language = 'TH' | 'EN';

/** A text in the page's language, with its values filled in. */
export type Translate = (key: CopyKey, values?: Readonly<Record<string, string | number>>) => string;

export const translateTo =
  (language: Language): Translate =>
  (key, values = {}) =>
    (language === 'EN' ? en : th)[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Amounts as everywhere in the house: `P 1,234.50`, from 1/10,000 P. */
export const money = (amount: number): string => {
  const text = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return `${amount < 0 ? '−' : ''}P ${text.format(Math.abs(amount) / 10_000)}`;
};
/** An amount that counts up, down to 0.01 P: a part of it is not shown. */
export const hundredths = (amount: number): string => money(Math.floor(amount / 100) * 100);
/** With its sign: `+P 380.00`. */
export const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${money(amount)}`;
/** Short, for chips: `−20`. */
export const short = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(Math.abs(amount) / 10_000)}`;

export const percent = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string =>
  `${(Number((numerator * 100_000n) / denominator) / 1_000).toFixed(2)}%`;

/** Time of day, as the player's clock shows it. */
export const timeOf = (at: number): string => new Date(at).toLocaleTimeString('en-GB');

/** Text between tags. */
export const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const HOUSE = ['house_1', 'house_2', 'house_3', 'house_4', 'house_5', 'house_6'] as const;

/** The name of a house player. @param player 1 to 6 */
export const houseName = (player: number): CopyKey => HOUSE[player - 1] ?? 'house';
