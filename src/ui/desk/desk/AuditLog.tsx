import { useTranslation } from 'react-i18next';
import { type AuditRow, MAX_AUDIT_SEARCH_LENGTH } from '../../../api/contract/desk/desk.ts';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { AuditRows } from './AuditRows.tsx';

interface AuditLogProps {
  readonly actor: ListActor<{ readonly list: readonly AuditRow[]; readonly count: number }>;
}

/** The audit log, by date and by operator, subject or remark. */
export function AuditLog({ actor }: AuditLogProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('desk_page_audit')}
      searchLabel={t('desk_audit_search')}
      searchLength={MAX_AUDIT_SEARCH_LENGTH}
      rows={(rows) => <AuditRows rows={rows} />}
      emptyTitle={t('desk_audit_none')}
      emptyText={t('desk_audit_none_text')}
      failedTitle={t('desk_audit_failed')}
    />
  );
}
