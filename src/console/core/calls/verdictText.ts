import { refusalName } from './fault.ts';
import type { Verdict } from './verdict.ts';

/** A verdict in a word or two: `fits`, `1 field wrong`, `no JSON`. */
export function verdictText(verdict: Verdict | null): string {
  switch (verdict?.kind) {
    case undefined:
      return '';
    case 'fits':
      return 'fits';
    case 'sealed':
      return 'sealed';
    case 'unread':
      return 'not read';
    case 'refused':
      return refusalName(verdict.code);
    case 'wrong': {
      const [only] = verdict.fields;
      if (verdict.fields.length === 1 && only?.path === '') return only.says;
      return verdict.fields.length === 1 ? '1 field wrong' : `${verdict.fields.length} fields wrong`;
    }
  }
}
