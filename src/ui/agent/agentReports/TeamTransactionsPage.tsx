import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  MAX_ACCOUNT_SEARCH_LENGTH,
  TRANSACTION_GROUPS,
  type TransactionRow,
} from '../../../api/contract/agent/agentReports.ts';
import { Money } from '../../kit/Money.tsx';
import { optionsOf } from '../../list/ListFilters.tsx';
import type { ListActor } from '../../list/listState.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { ReportPage } from './ReportPage.tsx';
import type { ReportColumn } from './ReportTable.tsx';
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
    <ReportPage
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
      columns={columnsOf(t)}
      emptyTitle={t('report_transactions_empty')}
      emptyText={(search) => (search === '' ? t('report_transactions_empty_text') : t('report_found_none', { search }))}
      failedTitle={t('report_transactions_failed')}
    />
  );
}

const columnsOf = (t: TFunction): readonly ReportColumn<TransactionRow>[] => [
  { label: t('report_account'), cell: ({ account, level }) => <Who account={account} level={level} /> },
  {
    label: t('statement_what'),
    className: styles.named,
    cell: ({ kind, at }) => (
      <>
        <strong>{t(`kind_${kind}`)}</strong>
        <small>{dateTimeText(at)}</small>
      </>
    ),
  },
  {
    id: 'amount',
    label: t('statement_amount'),
    isFigure: true,
    cell: ({ amount }) => <Money amount={amount} signed />,
  },
  { id: 'balance', label: t('statement_balance'), isFigure: true, cell: ({ balance }) => <Money amount={balance} /> },
];
