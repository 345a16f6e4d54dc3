import type { TFunction } from 'i18next';
import type { AuditRow } from '../../api/contract/desk.ts';
import { withdrawalStatus } from '../../api/contract/withdrawal.ts';
import { clockText } from '../clock/timeText.ts';
import { purseText } from './purseText.ts';

const NAMED = [
  ...['status', 'amount', 'balance', 'payouts', 'firstApprover', 'againApprover', 'on', 'until', 'address', 'points'],
  ...['movements', 'entries', 'auditEntries', 'faults'],
];

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
  if (typeof value === 'boolean') return t(value ? 'desk_on' : 'desk_off');
  if (typeof value === 'number') {
    if (field === 'until') return clockText(value);
    return /^(amount|balance)$/.test(field)
      ? purseText(t, values.purse === 'points' ? 'points' : 'main', value)
      : String(value);
  }
  const status = field === 'status' ? withdrawalStatus.safeParse(value).data : undefined;
  return status ? t(`desk_status_${status}`) : String(value);
}
