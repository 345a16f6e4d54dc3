import { useTranslation } from 'react-i18next';
import type { Wallet } from '../../../api/contract/money/funds.ts';
import type { ReportRow } from '../../../api/contract/money/statement.ts';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { BalanceRange } from './BalanceRange.tsx';
import { ReportRows } from './ReportRows.tsx';
import { type StatementPart, statementFilters } from './statementFilters.ts';

interface CreditReportProps {
  readonly actor: ListActor<StatementPart<ReportRow>>;
  readonly wallets: readonly Wallet[];
}

/** Credits and debits by kind, with totals (WALLET-10). */
export function CreditReport({ actor, wallets }: CreditReportProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      folds
      label={t('statement_report')}
      filters={statementFilters(t, wallets)}
      whole
      head={({ opening, closing }, days) => <BalanceRange days={days} opening={opening} closing={closing} />}
      rows={(rows) => <ReportRows rows={rows} />}
      emptyTitle={t('statement_none')}
      emptyText={t('statement_none_text')}
      failedTitle={t('report_failed')}
    />
  );
}
