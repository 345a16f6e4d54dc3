import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../api/failure.ts';
import { Tabs } from '../../kit/Tabs.tsx';
import { readOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import list from '../../site/centre/list.module.css';
import { SwitchedOff } from '../../states/SwitchedOff.tsx';
import { IncomeBills } from './IncomeBills.tsx';
import { IncomeFilters } from './IncomeFilters.tsx';
import { IncomeMonths } from './IncomeMonths.tsx';
import type { IncomeProps } from './incomeProps.ts';

const SIDES = ['downline', 'upline'] as const;

/** My income (AGENT-09): by month and kind, and the bills that it comes from. */
export function IncomePage({ actor }: Pick<IncomeProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { side, kind, month, failures } = state.context;
  const months = readOf({ actor, state }, 'months');
  if (failures.months !== null && isRefusal(failures.months, 'FEATURE_OFF')) return <SwitchedOff />;
  return (
    <div className={list.page}>
      <Tabs
        label={t('bills_side')}
        tabs={SIDES.map((id) => ({ id, label: t(`bills_side_${id}`) }))}
        selected={side}
        onSelect={(chosen) => actor.send({ type: 'income.side', side: chosen })}
      />
      <section aria-label={t('income_months')} aria-busy={months.status === 'loading'}>
        <Query of={months} failed={t('income_months_failed')} lines={6}>
          {(value) => (
            <IncomeMonths
              months={value.months}
              kind={kind}
              chosen={month}
              onChoose={(chosen) => actor.send({ type: 'income.month', month: chosen })}
            />
          )}
        </Query>
      </section>
      <IncomeFilters actor={actor} state={state} />
      <IncomeBills actor={actor} state={state} />
    </div>
  );
}
