import { useTranslation } from 'react-i18next';
import type { Wallet } from '../../../api/contract/money/funds.ts';
import type { StatementRow } from '../../../api/contract/money/statement.ts';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { BalanceRange } from './BalanceRange.tsx';
import { MovementRows } from './MovementRows.tsx';
import { type StatementPart, statementFilters } from './statementFilters.ts';

interface MovementListProps {
  readonly actor: ListActor<StatementPart<StatementRow>>;
  readonly wallets: readonly Wallet[];
}

/** The movements of a wallet (API-60). */
export function MovementList({ actor, wallets }: MovementListProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      folds
      label={t('statement_movements')}
      filters={statementFilters(t, wallets)}
      head={({ opening, closing }, days) => <BalanceRange days={days} opening={opening} closing={closing} />}
      rows={(rows) => <MovementRows rows={rows} wallets={wallets} />}
      emptyTitle={t('statement_none')}
      emptyText={t('statement_none_text')}
      failedTitle={t('statement_failed')}
    />
  );
}
