import { useTranslation } from 'react-i18next';
import { MAX_ACCOUNT_SEARCH_LENGTH, TRANSACTION_GROUPS, type TransactionRow } from '../../api/contract/agentReports.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Money } from '../kit/Money.tsx';
import { optionsOf } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListActor } from '../list/listState.ts';
import { Figure, ReportTable } from './ReportTable.tsx';
import styles from './reports.module.css';
import { Who } from './Who.tsx';

interface TeamTransactionsPart {
  readonly list: readonly TransactionRow[];
  readonly count: number;
  readonly in: number;
  readonly out: number;
}

/** What moved in the main wallets of the line (AGENT-10); bets have a page of their own. */
export function TeamTransactionsPage({ actor }: { readonly actor: ListActor<TeamTransactionsPart> }) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('report_transactions')}
      searchLabel={t('report_search')}
      searchLength={MAX_ACCOUNT_SEARCH_LENGTH}
      filters={[
        {
          name: 'group',
          as: 'select',
          label: t('report_group'),
          options: optionsOf(TRANSACTION_GROUPS, (id) => t(`report_group_${id}`)),
        },
      ]}
      sums={(part) => [
        [t('report_credits'), <Money key="in" amount={part.in} />],
        [t('report_debits'), <Money key="out" amount={part.out} />],
      ]}
      rows={(rows) => <TransactionRows rows={rows} />}
      emptyTitle={t('report_transactions_empty')}
      emptyText={(search) => (search === '' ? t('report_transactions_empty_text') : t('report_found_none', { search }))}
      failedTitle={t('report_transactions_failed')}
    />
  );
}

function TransactionRows({ rows }: { readonly rows: readonly TransactionRow[] }) {
  const { t } = useTranslation();
  return (
    <ReportTable
      columns={[
        { label: t('report_account') },
        { label: t('statement_what') },
        { label: t('statement_amount'), isFigure: true },
        { label: t('statement_balance'), isFigure: true },
      ]}
    >
      {rows.map(({ id, account, level, at, kind, amount, balance }) => (
        <tr key={id}>
          <th scope="row">
            <Who account={account} level={level} />
          </th>
          <td className={styles.named}>
            <strong>{t(`kind_${kind}`)}</strong>
            <small>{dateTimeText(at)}</small>
          </td>
          <Figure label={t('statement_amount')}>
            <Money amount={amount} signed />
          </Figure>
          <Figure label={t('statement_balance')}>
            <Money amount={balance} />
          </Figure>
        </tr>
      ))}
    </ReportTable>
  );
}
