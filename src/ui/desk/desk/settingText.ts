import type { TFunction } from 'i18next';
import type { DeskSetting, SettingKind, SettingValue } from '../../../api/contract/desk/deskSettings.ts';
import { formatWhole } from '../../kit/whole.ts';
import { moneyText } from './purseText.ts';

const MILLIONTHS_PER_PERCENT = 10_000;
const UNITS = 10_000;

type Named = Pick<DeskSetting, 'name' | 'part'>;

const LINKS: Readonly<Record<string, string>> = {
  IOS: 'iOS',
  ANDROID: 'Android',
  TELEGRAM: 'Telegram',
  LINE: 'LINE',
  FACEBOOK: 'Facebook',
};
/** Classes of games that no shelf is called after, or that share the name of one. */
const OWN_CLASSES: ReadonlySet<string> = new Set(['TABLE', 'VIDEO_POKER', 'ELOTT']);

function partText(t: TFunction, { name, part }: Named): string {
  if (part === null) return '';
  switch (name) {
    case 'contribution':
      return OWN_CLASSES.has(part)
        ? t(`desk_class_${part}` as 'desk_class_TABLE')
        : t(`category_${part}` as 'category_RNG');
    case 'field':
      return part === 'captcha' ? t('login_captcha') : t(`register_${part}` as 'register_email');
    case 'agentFeature':
      return t(`desk_agent_feature_${part}` as 'desk_agent_feature_rebate');
    case 'link':
      return LINKS[part] ?? t('footer_help_centre');
    default:
      return part;
  }
}

/** What a setting is called. */
export const settingName = (t: TFunction, one: Named): string =>
  t(`desk_setting_${one.name}`, { part: partText(t, one) });

/** A value of a setting; what it is on the wire says `deskSettings`. */
export function settingValueText(t: TFunction, kind: SettingKind, value: SettingValue): string {
  if (typeof value === 'boolean') return t(value ? 'desk_on' : 'desk_off');
  if (typeof value === 'number') {
    if (kind === 'amount') return moneyText(value);
    return kind === 'share' ? `${value / MILLIONTHS_PER_PERCENT} %` : formatWhole(value);
  }
  if (value === '') return t('desk_nothing');
  if (kind === 'need') return t(`desk_need_${value}` as 'desk_need_off');
  if (kind === 'amounts')
    return value
      .split(',')
      .map((amount) => moneyText(Number(amount) * UNITS))
      .join(' · ');
  return value;
}
