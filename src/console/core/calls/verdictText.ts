import { refusalName } from './fault.ts';
import type { Verdict } from './verdict.ts';

/** A verdict as short text: `valid`, `1 invalid field`, `not JSON`. */
export function verdictText(verdict: Verdict | null): string {
  switch (verdict?.kind) {
    case undefined:
      return '';
    case 'fits':
      return 'valid';
    case 'sealed':
      return 'encrypted';
    case 'unread':
      return 'not read';
    case 'refused':
      return refusalName(verdict.code);
    case 'wrong': {
      const [only] = verdict.fields;
      if (verdict.fields.length === 1 && only?.path === '') return only.says;
      return verdict.fields.length === 1 ? '1 invalid field' : `${verdict.fields.length} invalid fields`;
    }
  }
}
