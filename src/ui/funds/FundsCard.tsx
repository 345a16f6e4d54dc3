import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { fundsMachine } from '../../machines/funds/funds.machine.ts';
import type { Funds } from '../../machines/funds/funds.rules.ts';
import layout from '../centre/page.module.css';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import { chevronRightIcon } from '../kit/icons/shell.ts';
import { Money } from '../kit/Money.tsx';
import { Points } from '../kit/Points.tsx';
import type { FundsActor } from './FundsPage.tsx';
import styles from './funds.module.css';

interface FundsCardProps {
  readonly actor: FundsActor;
  readonly state: SnapshotFrom<typeof fundsMachine>;
  readonly funds: Funds;
}

/** What the member has in all, and of what it is made (API-29). */
export function FundsCard({ actor, state, funds }: FundsCardProps) {
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
          <Money amount={funds.total} className={layout.sum} />
        </div>
        <IconButton
          icon={refreshIcon}
          label={t('balance_refresh')}
          busy={state.matches('loading')}
          disabled={!state.can({ type: 'funds.refresh' })}
          onClick={() => actor.send({ type: 'funds.refresh' })}
        />
      </div>
      <dl className={styles.parts}>
        {parts.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('funds_points')}</dt>
          <dd>
            <a className={styles.points} href="/pointMall">
              <Points points={funds.points} />
              <Icon d={chevronRightIcon} size="small" />
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
