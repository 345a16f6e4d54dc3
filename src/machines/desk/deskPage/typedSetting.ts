import { type DeskSetting, NEEDS, type SettingValue } from '../../../api/contract/desk/deskSettings.ts';
import { parseAmount } from '../../money/amount.ts';
import { plainDigits } from '../../money/plainDigits.ts';

type Limited = Pick<DeskSetting, 'kind' | 'least' | 'most'>;

const MILLIONTHS_PER_PERCENT = 10_000;
/** With up to four decimals, which is as fine as millionths are. */
const SHARE = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/;
const AMOUNTS = /^\d{1,9}(?:\.\d{1,2})?(?:, ?\d{1,9}(?:\.\d{1,2})?)*$/;
const COUNTRIES = /^(?:[A-Za-z]{2}(?:, ?[A-Za-z]{2}){0,248})?$/;
const ADDRESS = /^(?:\/[\w/?=&.-]{0,200}|https:\/\/[!-~]{1,300})?$/;
const COLOUR = /^#[0-9a-fA-F]{6}$/;
const TEXT = /^[^\p{Cc}<>]{0,120}$/u;

const matching = (pattern: RegExp, text: string): string | null => (pattern.test(text) ? text : null);

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
    case 'amounts':
      return matching(AMOUNTS, text);
    case 'countries':
      return matching(COUNTRIES, text);
    case 'address':
      return matching(ADDRESS, text);
    case 'colour':
      return matching(COLOUR, text);
    case 'text':
      return matching(TEXT, text);
    case 'need':
      return NEEDS.find((one) => one === text) ?? null;
    case 'switch':
      return null;
  }
}
