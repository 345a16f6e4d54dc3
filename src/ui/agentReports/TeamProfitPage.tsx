import { useTranslation } from 'react-i18next';
import { LINE_SCOPES, MAX_ACCOUNT_SEARCH_LENGTH, type ProfitRow } from '../../api/contract/agentReports.ts';
import { Money } from '../kit/Money.tsx';
import { optionsOf } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListActor } from '../list/listState.ts';
import { Figure, ReportTable } from './ReportTable.tsx';
import { Who } from './Who.tsx';

type Figures = Pick<ProfitRow, 'deposits' | 'withdrawals' | 'bonuses' | 'stake' | 'validBet' | 'payout'>;

interface TeamProfitPart extends Figures {
  readonly list: readonly ProfitRow[];
  readonly count: number;
}

const FIGURES = ['deposits', 'withdrawals', 'bonuses', 'validBet'] as const;

/** Profit and loss by member of the line (AGENT-08). */
export function TeamProfitPage({ actor }: { readonly actor: ListActor<TeamProfitPart> }) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('report_profit')}
      searchLabel={t('report_search')}
      searchLength={MAX_ACCOUNT_SEARCH_LENGTH}
      filters={[
        {
          name: 'scope',
          as: 'chips',
          label: t('report_scope'),
          options: optionsOf(LINE_SCOPES, (id) => t(`report_scope_${id}`)),
        },
      ]}
      sums={(part) => [
        ...FIGURES.map((name) => [t(`report_${name}`), <Money key={name} amount={part[name]} />] as const),
        [t('report_members_net'), <Money key="net" amount={part.payout - part.stake} signed />],
      ]}
      rows={(rows) => <TeamProfitRows rows={rows} />}
      emptyTitle={t('report_profit_empty')}
      emptyText={(search) => (search === '' ? t('report_profit_empty_text') : t('report_found_none', { search }))}
      failedTitle={t('report_profit_failed')}
    />
  );
}

function TeamProfitRows({ rows }: { readonly rows: readonly ProfitRow[] }) {
  const { t } = useTranslation();
  return (
    <ReportTable
      columns={[
        { label: t('report_account') },
        ...FIGURES.map((name) => ({ label: t(`report_${name}`), isFigure: true as const })),
        { label: t('report_net'), isFigure: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Who account={row.account} level={row.level} />
          </th>
          {FIGURES.map((name) => (
            <Figure key={name} label={t(`report_${name}`)}>
              <Money amount={row[name]} />
            </Figure>
          ))}
          <Figure label={t('report_net')}>
            <Money amount={row.payout - row.stake} signed />
          </Figure>
        </tr>
      ))}
    </ReportTable>
  );
}
