import { type DeskSetting, type SettingValue, settingPatterns } from '../../../api/contract/desk/deskSettings.ts';
import { parseAmount } from '../../money/amount.ts';
import { plainDigits } from '../../money/plainDigits.ts';

type Limited = Pick<DeskSetting, 'kind' | 'least' | 'most'>;

const MILLIONTHS_PER_PERCENT = 10_000;
/** With up to four decimals, which is as fine as millionths are. */
const SHARE = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/;
function numberIn(kind: 'amount' | 'count' | 'share', typed: string): number | null {
  const text = plainDigits(typed);
  if (kind === 'count') return /^\d{1,9}$/.test(text) ? Number(text) : null;
  if (kind === 'share') {
    const [, whole, places = ''] = SHARE.exec(text) ?? [];
    return whole === undefined ? null : Number(whole) * MILLIONTHS_PER_PERCENT + Number(places.padEnd(4, '0'));
  }
  const written = text.replace(/^P\s*/i, '');
  if (/^0+(?:[.,]0*)?$/.test(written)) return 0;
  const amount = parseAmount(written);
  return 'amount' in amount ? amount.amount : null;
}

/** The value that an operator typed for a setting; null where the setting cannot have it. */
export function typedSetting({ kind, least, most }: Limited, typed: string): SettingValue | null {
  const text = typed.trim();
  switch (kind) {
    case 'amount':
    case 'count':
    case 'share': {
      const value = numberIn(kind, text);
      return value === null || value < (least ?? 0) || value > (most ?? value) ? null : value;
    }
    case 'switch':
      return null;
    default:
      return settingPatterns[kind].test(text) ? text : null;
  }
}
