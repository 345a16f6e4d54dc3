import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { balanceMachine } from '../../../machines/money/balance/balance.machine.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { Money } from '../../kit/Money.tsx';
import styles from './balance.module.css';

export type BalanceActor = ActorRefFrom<typeof balanceMachine>;

interface BalanceProps {
  readonly balance: BalanceActor;
  /** Whether there is room for labels. */
  readonly roomy?: boolean;
}

/** The balance: one button hides it as ***, another refreshes it (HEADER-31…33). */
export function Balance({ balance, roomy }: BalanceProps) {
  const { t } = useTranslation();
  const state = useSelector(balance, (snapshot) => snapshot);
  const hidden = state.matches({ mask: 'hidden' });
  const { sumBalance } = state.context;

  return (
    <div
      className={styles.balance}
      data-roomy={roomy || undefined}
      data-old={state.matches({ amount: 'failed' }) || undefined}
    >
      <button
        type="button"
        className={styles.amount}
        aria-label={t(hidden ? 'balance_show' : 'balance_hide')}
        aria-pressed={hidden}
        onClick={() => balance.send({ type: 'balance.toggle' })}
      >
        <BalanceAmount hidden={hidden} sumBalance={sumBalance} />
      </button>
      <IconButton
        icon={refreshIcon}
        label={t('balance_refresh')}
        busy={state.hasTag('busy')}
        disabled={!state.can({ type: 'balance.refresh' })}
        onClick={() => balance.send({ type: 'balance.refresh' })}
      />
      {state.matches({ amount: 'failed' }) ? (
        <span className={roomy ? styles.beside : styles.below} role="status">
          {t('balance_old')}
        </span>
      ) : null}
    </div>
  );
}

/** The sum alone, or what hides it. */
export function BalanceAmount({
  hidden,
  sumBalance,
}: {
  readonly hidden: boolean;
  readonly sumBalance: number | null;
}) {
  if (hidden) return <span aria-hidden="true">***</span>;
  return sumBalance === null ? <span className={styles.blank} /> : <Money amount={sumBalance} />;
}
