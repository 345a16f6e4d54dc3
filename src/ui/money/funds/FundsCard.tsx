import { useTranslation } from 'react-i18next';
import type { Funds } from '../../../machines/money/funds/funds.rules.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { eyeIcon, eyeOffIcon } from '../../kit/icons/eye.ts';
import { refreshIcon } from '../../kit/icons/form.ts';
import layout from '../../site/centre/page.module.css';
import type { BalanceActor } from '../balance/Balance.tsx';
import { MaskedMoney } from '../MaskedMoney.tsx';
import { FundsActions } from './FundsActions.tsx';
import styles from './funds.module.css';
import type { FundsProps } from './fundsProps.ts';

interface FundsCardProps extends FundsProps {
  readonly funds: Funds;
  /** The actor that hides amounts, here and in the header; undefined while it starts. */
  readonly balance: BalanceActor | undefined;
}

/** The total balance, what to do with it, and its parts (API-29). */
export function FundsCard({ actor, state, hidden, funds, balance }: FundsCardProps) {
  const { t } = useTranslation();
  const parts = [
    ['funds_main', funds.main],
    ['funds_vendors', funds.vendors],
    ['funds_held', funds.held],
  ] as const;
  return (
    <section className={layout.panel} aria-labelledby="total">
      <div className={styles.total}>
        <div>
          <h3 id="total" className={layout.label}>
            {t('funds_total')}
          </h3>
          <MaskedMoney hidden={hidden} amount={funds.total} className={styles.sum} />
        </div>
        <div className={styles.tools}>
          {balance ? (
            <IconButton
              icon={hidden ? eyeOffIcon : eyeIcon}
              label={t(hidden ? 'funds_show' : 'funds_hide')}
              onClick={() => balance.send({ type: 'balance.toggle' })}
            />
          ) : null}
          <IconButton
            icon={refreshIcon}
            label={t('balance_refresh')}
            busy={state.matches('loading')}
            disabled={!state.can({ type: 'funds.refresh' })}
            onClick={() => actor.send({ type: 'funds.refresh' })}
          />
        </div>
      </div>
      <FundsActions actor={actor} state={state} />
      <dl className={styles.parts}>
        {parts.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              <MaskedMoney hidden={hidden} amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
