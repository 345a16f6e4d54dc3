import type { TFunction } from 'i18next';
import type { AuditRow } from '../../../api/contract/desk/desk.ts';
import { type SettingValue, settingKind } from '../../../api/contract/desk/deskSettings.ts';
import { withdrawalStatus } from '../../../api/contract/money/withdraw.ts';
import { clockText } from '../../site/clock/timeText.ts';
import { purseText } from './purseText.ts';
import { settingValueText } from './settingText.ts';

const NAMED = [
  ...['status', 'amount', 'balance', 'payouts', 'firstApprover', 'againApprover', 'on', 'until', 'address', 'points'],
  ...['movements', 'entries', 'auditEntries', 'faults', 'failures', 'codesLeft', 'member', 'members', 'username'],
  ...['agent', 'isAgent', 'upline', 'rate', 'frozen', 'application', 'move', 'to', 'kind', 'sent', 'text', 'purse'],
  ...['mutedUntil', 'title', 'content', 'published', 'publishedAt', 'startsAt', 'endsAt', 'expiresAt', 'terms'],
  ...['added', 'changed', 'removed', 'shown', 'hot', 'value', 'madeBy'],
];
const INSTANTS = /^(until|mutedUntil|publishedAt|startsAt|endsAt|expiresAt)$/;
/** Of a long text, such as an article. */
const MOST = 160;
const MILLIONTHS_PER_PERCENT = 10_000;

/** Changed fields, old and new; for a new record, only the new values. */
export const changesOf = (t: TFunction, { before, after }: AuditRow): readonly string[] =>
  Object.keys(after)
    .filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]))
    .map((name) => {
      const field = NAMED.includes(name) ? t(`desk_field_${name}` as 'desk_field_on') : name;
      const now = valueText(t, name, after);
      return name in before
        ? t('desk_change', { field, before: valueText(t, name, before), after: now })
        : `${field}: ${now}`;
    });

function valueText(t: TFunction, field: string, values: AuditRow['after']): string {
  const value = values[field];
  if (value === undefined || value === null || value === '') return t('desk_nothing');
  const kind = field === 'value' ? settingKind.safeParse(values.kind).data : undefined;
  if (kind !== undefined) return settingValueText(t, kind, value as SettingValue);
  if (typeof value === 'boolean') return t(value ? 'desk_on' : 'desk_off');
  if (typeof value === 'number') {
    if (INSTANTS.test(field)) return clockText(value);
    if (field === 'rate') return `${value / MILLIONTHS_PER_PERCENT}%`;
    return /^(amount|balance)$/.test(field)
      ? purseText(t, values.purse === 'points' ? 'points' : 'main', value)
      : String(value);
  }
  const status = field === 'status' ? withdrawalStatus.safeParse(value).data : undefined;
  return status ? t(`desk_status_${status}`) : shortened(plain(value));
}

/** Texts in both languages, and terms, part by part. */
const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, part]) => `${name}: ${plain(part)}`)
        .join(', ')
    : String(value);

const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);
