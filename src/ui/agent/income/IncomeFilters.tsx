import { useTranslation } from 'react-i18next';
import { agreementKind } from '../../../api/contract/agent/agreement.ts';
import { billStatus } from '../../../api/contract/agent/bill.ts';
import { classes } from '../../kit/classes.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { Chips } from '../../list/Chips.tsx';
import { Select } from '../../list/Select.tsx';
import list from '../../site/centre/list.module.css';
import styles from './income.module.css';
import type { IncomeProps } from './incomeProps.ts';

/** Which bills are listed: by kind, which the bars go by too, and by status. */
export function IncomeFilters({ actor, state }: IncomeProps) {
  const { t } = useTranslation();
  const { kind, status, months } = state.context;
  const kinds = months?.months[0]?.sums.map((sum) => sum.kind) ?? agreementKind.options;
  return (
    <section className={list.filters} aria-label={t('list_filters')}>
      <Chips
        label={t('income_kind')}
        chips={(['all', ...kinds] as const).map((id) => ({
          id,
          label:
            id === 'all' ? (
              t('income_kind_all')
            ) : (
              <>
                <i className={classes(styles.dot, styles.ofChip, styles[id])} />
                {t(`agreement_kind_${id}`)}
              </>
            ),
        }))}
        chosen={kind}
        onChoose={(chosen) => actor.send({ type: 'income.kind', kind: chosen })}
      />
      <div className={list.line}>
        <Select
          label={t('bills_status')}
          options={(['all', ...billStatus.options] as const).map((id) => ({
            id,
            label: id === 'all' ? t('bills_status_all') : t(`bill_status_${id}`),
          }))}
          value={status}
          onChange={(chosen) => actor.send({ type: 'income.status', status: chosen })}
        />
        <IconButton
          icon={refreshIcon}
          label={t('list_refresh')}
          busy={state.matches({ bills: 'loading' })}
          onClick={() => actor.send({ type: 'income.refresh' })}
        />
      </div>
    </section>
  );
}
