import { sitePath } from '../../../api/contract/desk/deskMarks.ts';
import { parseAmount } from '../../money/amount.ts';
import { parseWhole } from '../../money/whole.ts';
import { type EditorField, editorField } from './deskEditor.events.ts';
import { parseTime } from './siteTime.ts';

export type Typed = Readonly<Record<EditorField, string>>;

export const NOTHING_TYPED = Object.fromEntries(editorField.options.map((field) => [field, ''])) as Typed;

/** Reads typed fields, and notes those that cannot be read. */
export function readerOf(typed: Typed) {
  const unread: EditorField[] = [];
  function read<Value>(field: EditorField, empty: Value, parse: (text: string) => Value | null): Value {
    const text = typed[field].trim();
    if (text === '') return empty;
    const value = parse(text);
    if (value === null) unread.push(field);
    return value ?? empty;
  }
  return {
    unread,
    read,
    both: (word: 'title' | 'summary' | 'who' | 'rules' | 'content') => ({
      EN: typed[`${word}EN`].trim(),
      TH: typed[`${word}TH`].trim(),
    }),
    money: (field: EditorField) => read(field, 0, moneyOf),
    whole: (field: EditorField, empty: number | null, least: number, most: number) =>
      read<number | null>(field, empty, (text) => {
        const value = parseWhole(text);
        return value === null || value < least || value > most ? null : value;
      }),
    time: (field: EditorField) => read<number | null>(field, null, parseTime),
    path: (field: EditorField) => read<string | null>(field, null, (text) => sitePath.safeParse(text).data ?? null),
  };
}

/** An amount in 1/10,000 P; null where it is none. */
export function moneyOf(text: string): number | null {
  const parsed = parseAmount(text);
  return 'amount' in parsed ? parsed.amount : null;
}
