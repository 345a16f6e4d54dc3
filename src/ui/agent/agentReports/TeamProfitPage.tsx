import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  hasMoves,
  LINE_SCOPES,
  MAX_ACCOUNT_SEARCH_LENGTH,
  PROFIT_GROUPS,
  type ProfitGroup,
  type ProfitRow,
} from '../../../api/contract/agent/agentReports.ts';
import { Money } from '../../kit/Money.tsx';
import { optionsOf } from '../../list/ListFilters.tsx';
import type { ListActor } from '../../list/listState.ts';
import { dateText } from '../../site/clock/timeText.ts';
import { ComparedMoney } from './Change.tsx';
import { ReportPage } from './ReportPage.tsx';
import type { ReportColumn } from './ReportTable.tsx';
import { Who } from './Who.tsx';

type Figures = Pick<ProfitRow, 'deposits' | 'withdrawals' | 'bonuses' | 'stake' | 'validBet' | 'payout'>;

interface TeamProfitPart extends Figures {
  readonly list: readonly ProfitRow[];
  readonly count: number;
  /** Of the period of the same length before. */
  readonly before: Figures;
}

const netOf = ({ payout, stake }: Pick<Figures, 'payout' | 'stake'>): number => payout - stake;

const MOVED = ['deposits', 'withdrawals', 'bonuses'] as const;
const FIGURES = [...MOVED, 'validBet'] as const;

/** Profit and loss of the line, by member, level, category, vendor or day (AGENT-08). */
export function TeamProfitPage({ actor }: { readonly actor: ListActor<TeamProfitPart> }) {
  const { t } = useTranslation();
  const by = useSelector(actor, ({ context }) => PROFIT_GROUPS.find((id) => id === context.filters.by) ?? 'member');
  // Members and levels without bets have rows too.
  const empty = by === 'member' || by === 'level' ? 'report_profit_empty' : 'report_bets_empty';
  return (
    <ReportPage
      actor={actor}
      label={t('report_profit')}
      searchLabel={t('report_search')}
      searchLength={MAX_ACCOUNT_SEARCH_LENGTH}
      filters={[
        {
          name: 'by',
          as: 'tabs',
          label: t('report_by'),
          options: optionsOf(PROFIT_GROUPS, (id) => t(`report_by_${id}`)),
        },
        {
          name: 'scope',
          as: 'chips',
          label: t('report_scope'),
          options: optionsOf(LINE_SCOPES, (id) => t(`report_scope_${id}`)),
        },
      ]}
      sums={(part) => [
        ...FIGURES.map(
          (name) =>
            [t(`report_${name}`), <ComparedMoney key={name} now={part[name]} before={part.before[name]} />] as const,
        ),
        [t('report_members_net'), <ComparedMoney key="net" now={netOf(part)} before={netOf(part.before)} signed />],
      ]}
      columns={columnsOf(t, by)}
      emptyTitle={t(empty)}
      emptyText={(search) => (search === '' ? t(`${empty}_text`) : t('report_found_none', { search }))}
      failedTitle={t('report_profit_failed')}
    />
  );
}

const HEADS = {
  member: 'report_account',
  level: 'report_level_head',
  category: 'report_category',
  vendor: 'report_vendor',
  day: 'report_day',
} as const satisfies Record<ProfitGroup, string>;

const columnsOf = (t: TFunction, by: ProfitGroup): readonly ReportColumn<ProfitRow>[] => [
  { label: t(HEADS[by]), cell: (row) => <Group row={row} /> },
  ...FIGURES.filter((id) => id === 'validBet' || hasMoves(by)).map((id) => ({
    id,
    label: t(`report_${id}`),
    isFigure: true as const,
    cell: (row: ProfitRow) => <Money amount={row[id]} />,
  })),
  {
    id: 'net',
    label: t('report_net'),
    isFigure: true,
    cell: (row) => <Money amount={netOf(row)} signed />,
  },
];

/** Whom or what a row stands for. */
function Group({ row }: { readonly row: ProfitRow }) {
  const { t } = useTranslation();
  switch (row.by) {
    case 'member':
      return <Who account={row.account} level={row.level} />;
    case 'level':
      return t('report_level', { level: row.level });
    case 'category':
      return t(`bets_category_${row.id}`);
    case 'vendor':
      return row.name;
    case 'day':
      return dateText(row.id);
  }
}
