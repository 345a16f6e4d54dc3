import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { MAX_ACCOUNT_SEARCH_LENGTH, type TeamBet } from '../../../api/contract/agent/agentReports.ts';
import { betCategory, settledResult } from '../../../api/contract/play/bet.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Money } from '../../kit/Money.tsx';
import { optionsOf } from '../../list/ListFilters.tsx';
import type { ListActor } from '../../list/listState.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { ReportPage } from './ReportPage.tsx';
import type { ReportColumn } from './ReportTable.tsx';
import styles from './reports.module.css';
import { Who } from './Who.tsx';

interface TeamBetsPart {
  readonly list: readonly TeamBet[];
  readonly count: number;
  readonly stake: number;
  readonly validBet: number;
  readonly payout: number;
}

/** Team betting history: settled bets of the whole line (AGENT-07, AGENT-17). */
export function TeamBetsPage({ actor }: { readonly actor: ListActor<TeamBetsPart> }) {
  const { t } = useTranslation();
  return (
    <ReportPage
      actor={actor}
      label={t('report_bets')}
      searchLabel={t('report_search')}
      searchLength={MAX_ACCOUNT_SEARCH_LENGTH}
      filters={[
        {
          name: 'category',
          as: 'select',
          label: t('bets_category'),
          options: optionsOf(['all', ...betCategory.options], (id) => t(`bets_category_${id}`)),
        },
        {
          name: 'result',
          as: 'select',
          label: t('bets_result'),
          options: optionsOf(['all', ...settledResult.options], (id) => t(`bets_result_${id}`)),
        },
      ]}
      sums={({ stake, validBet, payout }) => [
        [t('bets_stake'), <Money key="stake" amount={stake} />],
        [t('bets_valid_bet'), <Money key="validBet" amount={validBet} />],
        [t('bets_payout'), <Money key="payout" amount={payout} />],
        [t('report_members_net'), <Money key="net" amount={payout - stake} signed />],
      ]}
      columns={columnsOf(t)}
      emptyTitle={t('report_bets_empty')}
      emptyText={(search) => (search === '' ? t('report_bets_empty_text') : t('report_found_none', { search }))}
      failedTitle={t('report_bets_failed')}
    />
  );
}

const columnsOf = (t: TFunction): readonly ReportColumn<TeamBet>[] => [
  { label: t('report_account'), cell: ({ account, level }) => <Who account={account} level={level} /> },
  {
    label: t('report_game'),
    className: styles.named,
    cell: ({ game, vendor, settledAt }) => (
      <>
        <strong>{game ?? vendor}</strong>
        <small>{dateTimeText(settledAt)}</small>
      </>
    ),
  },
  { id: 'stake', label: t('bets_stake'), isFigure: true, cell: ({ stake }) => <Money amount={stake} /> },
  { id: 'payout', label: t('bets_payout'), isFigure: true, cell: ({ payout }) => <Money amount={payout} /> },
  {
    id: 'result',
    label: t('bets_result'),
    cell: ({ result }) => (
      <Badge {...(result === 'won' ? { tone: 'gain' as const } : {})}>{t(`bets_result_${result}`)}</Badge>
    ),
  },
];
