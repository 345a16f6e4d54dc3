import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { LineRow, TeamOverview } from '../../../api/contract/agent/agentReports.ts';
import { Money } from '../../kit/Money.tsx';
import { formatWhole } from '../../kit/whole.ts';
import type { ListActor } from '../../list/listState.ts';
import { Change, MoneyChange } from './Change.tsx';
import { ReportPage } from './ReportPage.tsx';
import type { ReportColumn } from './ReportTable.tsx';
import styles from './reports.module.css';
import { TeamChart } from './TeamChart.tsx';
import overview from './teamOverview.module.css';

interface TeamOverviewPart extends TeamOverview {
  readonly list: readonly LineRow[];
  readonly count: number;
}

/** The default page of the agent centre: what the team did, and what changed (AGENT-02, AGENT-04). */
export function TeamOverviewPage({ actor }: { readonly actor: ListActor<TeamOverviewPart> }) {
  const { t } = useTranslation();
  return (
    <ReportPage
      actor={actor}
      label={t('menu_agent_overview')}
      whole
      head={(part) => (part.count === 0 ? null : <Head team={part} />)}
      columns={columnsOf(t)}
      emptyTitle={t('report_profit_empty')}
      emptyText={t('report_overview_none')}
      failedTitle={t('report_overview_failed')}
    />
  );
}

function Head({ team }: { readonly team: TeamOverview }) {
  const { t } = useTranslation();
  const { validBet, active, joined, income, members, days } = team;
  return (
    <>
      <dl className={overview.figures}>
        <div>
          <dt>{t('report_validBet')}</dt>
          <dd>
            <Money amount={validBet.now} />
            <MoneyChange {...validBet} />
          </dd>
        </div>
        <div>
          <dt>{t('report_active')}</dt>
          <dd>
            <b>{formatWhole(active.now)}</b> <small>/ {formatWhole(members)}</small>
            <Change {...active} />
          </dd>
        </div>
        <div>
          <dt>{t('report_joined')}</dt>
          <dd>
            <b>{formatWhole(joined.now)}</b>
            <Change {...joined} />
          </dd>
        </div>
        <div>
          <dt>{t('report_income')}</dt>
          <dd>
            <Money amount={income.now} />
            <MoneyChange {...income} />
          </dd>
        </div>
      </dl>
      {days.length > 1 ? <TeamChart days={days} /> : null}
      <h3 className={overview.title}>{t('report_lines')}</h3>
    </>
  );
}

const columnsOf = (t: TFunction): readonly ReportColumn<LineRow>[] => [
  {
    label: t('report_line'),
    cell: ({ account, isAgent }) => (
      <span className={styles.who}>
        <strong>{account}</strong> {isAgent ? <small>{t('report_agent')}</small> : null}
      </span>
    ),
  },
  {
    id: 'members',
    label: t('report_members'),
    isFigure: true,
    cell: ({ members }) => formatWhole(members),
  },
  {
    id: 'validBet',
    label: t('report_validBet'),
    isFigure: true,
    cell: ({ validBet }) => <Money amount={validBet.now} />,
  },
  {
    id: 'change',
    label: t('report_change'),
    isFigure: true,
    cell: ({ validBet }) => <Money amount={validBet.now - validBet.before} signed />,
  },
];
