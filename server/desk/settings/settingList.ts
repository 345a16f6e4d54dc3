import { ruledField } from '../../../src/api/contract/account/registration.ts';
import { agentFeatures } from '../../../src/api/contract/agent/agentFeatures.ts';
import {
  type SettingGroup,
  type SettingKind,
  type SettingName,
  type SettingValue,
  settingPatterns,
} from '../../../src/api/contract/desk/deskSettings.ts';
import { MAX_AMOUNT } from '../../../src/api/contract/money/funds.ts';
import { gameClass } from '../../../src/api/contract/rules/contribution.ts';
import type { Resource } from '../../../src/api/contract/site/system.ts';
import type { PaymentRules } from '../../money/payment/rulesOfPayment.ts';
import type { MerchantSettings } from '../../site/system/merchantSettings.ts';

/** Everything that settings are read from. */
export interface Configured {
  readonly settings: MerchantSettings;
  readonly rules: PaymentRules;
}

/** What a change of a setting changes. */
interface Written {
  readonly settings?: Partial<MerchantSettings>;
  readonly rules?: Partial<PaymentRules>;
}

interface Values {
  readonly switch: boolean;
  readonly amount: number;
  readonly count: number;
  readonly share: number;
  readonly need: string;
  readonly amounts: string;
  readonly text: string;
  readonly address: string;
  readonly countries: string;
  readonly colour: string;
}

/** A setting of the merchant, with where its value is. */
export interface Setting {
  readonly id: string;
  readonly name: SettingName;
  readonly part: string | null;
  readonly group: SettingGroup;
  readonly kind: SettingKind;
  /** Of a number. */
  readonly least: number | null;
  readonly most: number | null;
  /** Touches money: a second operator confirms it once the site has opened. */
  readonly twoPeople: boolean;
  readonly read: (configured: Configured) => SettingValue;
  /** Takes a value of its kind only. */
  readonly write: (value: never, configured: Configured) => Written;
}

interface Stated<K extends SettingKind> {
  readonly least?: number;
  readonly most?: number;
  readonly twoPeople?: true;
  readonly read: (configured: Configured) => Values[K];
  readonly write: (value: Values[K], configured: Configured) => Written;
}

const LIMITS: { readonly [K in SettingKind]?: readonly [least: number, most: number] } = {
  amount: [0, MAX_AMOUNT],
  count: [0, 1_000_000],
  share: [0, 1_000_000],
};

function state<K extends SettingKind>(
  group: SettingGroup,
  [name, part]: readonly [SettingName, string?],
  kind: K,
  { least, most, twoPeople, read, write }: Stated<K>,
): Setting {
  const limits = LIMITS[kind];
  return {
    ...{ id: part === undefined ? name : `${name}.${part}`, name, part: part ?? null, group, kind },
    twoPeople: twoPeople === true,
    ...{ least: least ?? limits?.[0] ?? null, most: most ?? limits?.[1] ?? null },
    ...{ read, write: write as Setting['write'] },
  };
}

type NumberKey<T> = { readonly [K in keyof T]-?: T[K] extends number ? K : never }[keyof T];

/** A number of the rules of payment. */
const ruled = (
  name: SettingName & NumberKey<PaymentRules>,
  kind: 'amount' | 'count',
  [least, most]: readonly [number, number],
): Setting =>
  state('payments', [name], kind, {
    ...{ least, most, twoPeople: true },
    read: ({ rules }) => rules[name],
    write: (value) => ({ rules: { [name]: value } }),
  });

/** A number among the settings themselves. */
const plain = (
  group: SettingGroup,
  name: SettingName & NumberKey<MerchantSettings>,
  kind: 'amount' | 'count',
  limits: Partial<Pick<Stated<'count'>, 'least' | 'most' | 'twoPeople'>> = {},
): Setting =>
  state(group, [name], kind, {
    ...limits,
    read: ({ settings }) => settings[name],
    write: (value) => ({ settings: { [name]: value } }),
  });

/** A number of one part of the settings. */
const inPart = <P extends 'cashBack' | 'referral' | 'agentProgram'>(
  group: SettingGroup,
  name: SettingName,
  kind: 'amount' | 'count' | 'share',
  [part, key, unit = 1]: readonly [part: P, key: NumberKey<MerchantSettings[P]>, unit?: number],
  limits: Partial<Pick<Stated<'count'>, 'least' | 'most' | 'twoPeople'>> = {},
): Setting =>
  state(group, [name], kind, {
    ...limits,
    read: ({ settings }) => Number(settings[part][key]) * unit,
    write: (value, { settings }) => ({ settings: { [part]: { ...settings[part], [key]: value / unit } } }),
  });

const P = 10_000;
const MILLIONTHS = 1_000_000;
/** Millionths in a hundredth, and in 1/10,000. */
const PER_PERCENT = 10_000;
const PER_BASIS_POINT = 100;
const TWO_PEOPLE = { twoPeople: true } as const;

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const need = ({ enabled, required }: { readonly enabled: boolean; readonly required: boolean }): string =>
  !enabled ? 'off' : required ? 'required' : 'optional';

const LINK_LABELS: Readonly<Record<Resource['resourceType'], string>> = {
  IOS: 'iOS',
  ANDROID: 'Android',
  TELEGRAM: 'Telegram',
  LINE: 'LINE',
  FACEBOOK: 'Facebook',
  HELP: 'Help centre',
};

const link = (type: Resource['resourceType']): Setting =>
  state('site', ['link', type], 'address', {
    read: ({ settings }) => settings.resources.find(({ resourceType }) => resourceType === type)?.url ?? '',
    write: (url, { settings: { resources } }) => {
      const own: Resource = { resourceType: type, url, qrCodeUrl: url, labelNameEn: LINK_LABELS[type] };
      const others = resources.filter(({ resourceType }) => resourceType !== type);
      const order = Object.keys(LINK_LABELS);
      const place = (one: Resource): number => order.indexOf(one.resourceType);
      return {
        settings: {
          resources: (url === '' ? others : [...others, own]).toSorted((one, other) => place(one) - place(other)),
        },
      };
    },
  });

/** Sent by every form, and needed to log in. */
const ALWAYS_REQUIRED = new Set(['username', 'password']);

/** Every setting, page by page in the order of the desk. */
const settings: readonly Setting[] = [
  ruled('dailyWithdrawals', 'count', [1, 100]),
  ruled('dailyWithdrawn', 'amount', [P, MAX_AMOUNT]),
  ruled('twoPeopleFrom', 'amount', [P, MAX_AMOUNT]),
  ruled('autoReceiptMinutes', 'count', [10, 43_200]),
  ruled('dailyLineTransfers', 'amount', [0, MAX_AMOUNT]),

  plain('bonuses', 'registrationBonus', 'amount', { most: 10_000 * P, ...TWO_PEOPLE }),
  inPart('bonuses', 'cashBackRate', 'share', ['cashBack', 'rate'], TWO_PEOPLE),
  inPart('bonuses', 'cashBackMost', 'amount', ['cashBack', 'most'], TWO_PEOPLE),
  inPart('bonuses', 'cashBackWagering', 'count', ['cashBack', 'wagering'], { least: 1, ...TWO_PEOPLE }),
  inPart('bonuses', 'referralReward', 'amount', ['referral', 'reward'], TWO_PEOPLE),
  inPart('bonuses', 'referralLeastDeposit', 'amount', ['referral', 'leastDeposit'], TWO_PEOPLE),
  inPart('bonuses', 'referralLeastValidBet', 'amount', ['referral', 'leastValidBet'], TWO_PEOPLE),
  inPart('bonuses', 'referralDays', 'count', ['referral', 'days'], { least: 1, most: 365, ...TWO_PEOPLE }),
  inPart('bonuses', 'referralShareRate', 'share', ['referral', 'shareRate', PER_BASIS_POINT], TWO_PEOPLE),
  state('bonuses', ['boardPrizes'], 'amounts', {
    ...TWO_PEOPLE,
    read: ({ settings: { boardPrizes } }) => boardPrizes.map((prize) => String(prize / P)).join(', '),
    write: (text) => ({ settings: { boardPrizes: listed(text).map((prize) => Math.round(Number(prize) * P)) } }),
  }),
  plain('bonuses', 'boardWagering', 'count', TWO_PEOPLE),
  plain('bonuses', 'bonusCatchUpDays', 'count', { least: 1, most: 365, ...TWO_PEOPLE }),

  ...gameClass.options.map((one) =>
    state('validBets', ['contribution', one], 'share', {
      ...TWO_PEOPLE,
      read: ({ settings: { contributions } }) => contributions[one] * PER_PERCENT,
      write: (value, { settings: { contributions } }) => ({
        settings: { contributions: { ...contributions, [one]: value / PER_PERCENT } },
      }),
    }),
  ),

  ...Array.from({ length: 10 }, (_, place) => vipSettings(place)).flat(),

  ...ruledField.options
    .filter((field) => !ALWAYS_REQUIRED.has(field))
    .map((field) =>
      state('signUp', ['field', field], 'need', {
        read: ({ settings: { rules } }) => need(rules[field]),
        write: (value, { settings: { rules } }) => ({
          settings: {
            rules: { ...rules, [field]: { ...rules[field], enabled: value !== 'off', required: value === 'required' } },
          },
        }),
      }),
    ),
  plain('signUp', 'ageThreshold', 'count', { least: 18, most: 30 }),
  plain('signUp', 'trialBalance', 'amount', { most: 1_000_000 * P }),

  ...(Object.keys(agentFeatures.shape) as (keyof typeof agentFeatures.shape)[]).map((feature) =>
    state('agents', ['agentFeature', feature], 'switch', {
      read: ({ settings: { agentFeatures: own } }) => own[feature],
      write: (on, { settings: { agentFeatures: own } }) => ({ settings: { agentFeatures: { ...own, [feature]: on } } }),
    }),
  ),
  state('agents', ['agentPayer'], 'text', {
    ...TWO_PEOPLE,
    read: ({ settings: { agentProgram } }) => agentProgram.payer ?? '',
    write: (payer, { settings: { agentProgram } }) => ({
      settings: { agentProgram: { ...agentProgram, payer: payer === '' ? null : payer.toLowerCase() } },
    }),
  }),
  inPart('agents', 'agentAgainAfterDays', 'count', ['agentProgram', 'againAfterDays'], { most: 3_650 }),
  inPart('agents', 'agentTwoPeopleFrom', 'count', ['agentProgram', 'twoPeopleFrom'], { least: 1, ...TWO_PEOPLE }),

  state('site', ['serviceUrl'], 'address', {
    read: ({ settings: { customerService } }) => customerService.url,
    write: (url, { settings: { customerService } }) => ({ settings: { customerService: { ...customerService, url } } }),
  }),
  state('site', ['serviceHours'], 'text', {
    read: ({ settings: { customerService } }) => customerService.hours,
    write: (hours, { settings: { customerService } }) => ({
      settings: { customerService: { ...customerService, hours } },
    }),
  }),
  state('site', ['serviceLink'], 'address', {
    read: ({ settings: { serviceLink } }) => serviceLink,
    write: (serviceLink) => ({ settings: { serviceLink } }),
  }),
  ...(Object.keys(LINK_LABELS) as Resource['resourceType'][]).map(link),
  state('site', ['restrictedCountries'], 'countries', {
    read: ({ settings: { restrictedCountries } }) => restrictedCountries.join(', '),
    write: (text) => ({ settings: { restrictedCountries: [...new Set(listed(text.toUpperCase()))].sort() } }),
  }),
  state('site', ['analyticsEndpoint'], 'address', {
    read: ({ settings: { analytics } }) => analytics.endpoint ?? '',
    write: (endpoint, { settings: { analytics } }) => ({
      settings: { analytics: { ...analytics, endpoint: endpoint === '' ? null : endpoint } },
    }),
  }),
  state('site', ['analyticsConsent'], 'switch', {
    read: ({ settings: { analytics } }) => analytics.requiresConsent,
    write: (requiresConsent, { settings: { analytics } }) => ({
      settings: { analytics: { ...analytics, requiresConsent } },
    }),
  }),
  state('site', ['chatHeaderColor'], 'colour', {
    read: ({ settings: { chatHeaderColor } }) => chatHeaderColor,
    write: (chatHeaderColor) => ({ settings: { chatHeaderColor } }),
  }),
];

/** What a level takes, apart from the first, and its rebate. */
function vipSettings(place: number): readonly Setting[] {
  const level = String(place + 1);
  const column = (name: 'vipFrom' | 'vipRate', kind: 'amount' | 'share', key: 'from' | 'rate'): Setting =>
    state('vip', [name, level], kind, {
      ...TWO_PEOPLE,
      ...(kind === 'share' ? { most: MILLIONTHS } : {}),
      read: ({ settings: { vip } }) => vip[place]?.[key] ?? 0,
      write: (value, { settings: { vip } }) => ({
        settings: { vip: vip.map((step, at) => (at === place ? { ...step, [key]: value } : step)) },
      }),
    });
  return [...(place === 0 ? [] : [column('vipFrom', 'amount', 'from')]), column('vipRate', 'share', 'rate')];
}

export const settingsOf = (group: SettingGroup): readonly Setting[] => settings.filter((one) => one.group === group);

/** Null for an unknown id. */
export const settingById = (id: string): Setting | null => settings.find((one) => one.id === id) ?? null;

/** Whether a value is of the kind of the setting; its limits are not looked at. */
export function isOfKind({ kind }: Setting, value: SettingValue): boolean {
  if (kind === 'switch') return typeof value === 'boolean';
  if (kind === 'amount' || kind === 'count' || kind === 'share') return typeof value === 'number';
  return typeof value === 'string' && settingPatterns[kind].test(value);
}
