import { useTranslation } from 'react-i18next';
import { kindGroup, spanChoice } from '../../machines/statement/statement.events.ts';
import list from '../centre/list.module.css';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import { Chips } from './Chips.tsx';
import { Choice } from './Choice.tsx';
import { OwnDays } from './OwnDays.tsx';
import type { StatementProps } from './StatementPage.tsx';
import styles from './statement.module.css';

/** The choice of time, wallet and kinds, which both tabs go by. */
export function StatementFilters({ actor, state }: StatementProps) {
  const { t } = useTranslation();
  const { span, kinds, wallets, wallet, typed, tried } = state.context;
  return (
    <section className={list.filters} aria-label={t('statement_filters')}>
      <Chips
        label={t('statement_span')}
        chips={spanChoice.options.map((id) => ({ id, label: t(`statement_span_${id}`) }))}
        chosen={span}
        onChoose={(id) => actor.send({ type: 'statement.chooseSpan', span: id })}
      />
      {span === 'own' ? (
        <OwnDays
          typed={typed}
          tried={tried}
          onDay={(end, value) => actor.send({ type: 'statement.typeDay', end, value })}
          onSubmit={() => actor.send({ type: 'statement.submitDays' })}
        />
      ) : null}
      <div className={list.line}>
        <Chips
          label={t('statement_kinds')}
          chips={kindGroup.options.map((id) => ({ id, label: t(`statement_kinds_${id}`) }))}
          chosen={kinds}
          onChoose={(id) => actor.send({ type: 'statement.chooseKinds', kinds: id })}
        />
        <div className={styles.right}>
          {wallets.length > 1 ? (
            <Choice
              label={t('statement_wallet')}
              options={wallets.map(({ code, name }) => ({ id: code, label: name }))}
              chosen={wallet}
              onChoose={(code) => actor.send({ type: 'statement.chooseWallet', code })}
            />
          ) : null}
          <IconButton
            icon={refreshIcon}
            label={t('statement_refresh')}
            busy={state.hasTag('busy')}
            onClick={() => actor.send({ type: 'statement.refresh' })}
          />
        </div>
      </div>
    </section>
  );
}
