import { useTranslation } from 'react-i18next';
import { statusChoice } from '../../machines/bills/bills.events.ts';
import { spanChoice } from '../../machines/statement/statement.events.ts';
import list from '../centre/list.module.css';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import { Chips } from '../statement/Chips.tsx';
import { Choice } from '../statement/Choice.tsx';
import { OwnDays } from '../statement/OwnDays.tsx';
import type { BillsProps } from './BillsPage.tsx';

/** The choice of time and status. */
export function BillFilters({ actor, state }: BillsProps) {
  const { t } = useTranslation();
  const { span, status, typed, tried } = state.context;
  return (
    <section className={list.filters} aria-label={t('bills_filters')}>
      <Chips
        label={t('bills_span')}
        chips={spanChoice.options.map((id) => ({ id, label: t(`statement_span_${id}`) }))}
        chosen={span}
        onChoose={(id) => actor.send({ type: 'bills.chooseSpan', span: id })}
      />
      {span === 'own' ? (
        <OwnDays
          typed={typed}
          tried={tried}
          onDay={(end, value) => actor.send({ type: 'bills.typeDay', end, value })}
          onSubmit={() => actor.send({ type: 'bills.submitDays' })}
        />
      ) : null}
      <div className={list.line}>
        <Choice
          label={t('bills_status')}
          options={statusChoice.options.map((id) => ({
            id,
            label: id === 'all' ? t('bills_status_all') : t(`bill_status_${id}`),
          }))}
          chosen={status}
          onChoose={(id) => actor.send({ type: 'bills.chooseStatus', status: id })}
        />
        <IconButton
          icon={refreshIcon}
          label={t('bills_refresh')}
          busy={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'bills.refresh' })}
        />
      </div>
    </section>
  );
}
