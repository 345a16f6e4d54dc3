import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { fundsMachine } from '../../machines/funds/funds.machine.ts';
import layout from '../centre/page.module.css';
import { Awaited } from '../states/Awaited.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { partIn } from '../states/partIn.ts';
import { FundsCard } from './FundsCard.tsx';
import styles from './funds.module.css';
import { TransferForm } from './TransferForm.tsx';
import { WalletChoice } from './WalletChoice.tsx';

export type FundsActor = ActorRefFrom<typeof fundsMachine>;

/** The wallet page: all that the member has, and the way from one wallet to another (WALLET-01, 07, 08). */
export function FundsPage({ actor }: { readonly actor: FundsActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { funds, wallets, failure } = state.context;
  if (state.matches('failed')) {
    return (
      <LoadFailed title={t('funds_failed')} failure={failure} onRetry={() => actor.send({ type: 'funds.retry' })} />
    );
  }
  const part = partIn(state.value, 'loading');
  const words = part && t(`funds_awaits_${part}`);
  if (funds === null || wallets.length === 0) return <Awaited words={words} lines={8} />;
  return (
    <div className={layout.page} aria-busy={state.hasTag('busy')}>
      <Awaited words={words} />
      <FundsCard actor={actor} state={state} funds={funds} />
      <section className={layout.panel} aria-labelledby="transfer">
        <h3 id="transfer">{t('transfer_title')}</h3>
        {wallets.length > 1 ? (
          <>
            <WalletChoice actor={actor} state={state} />
            <TransferForm actor={actor} state={state} />
          </>
        ) : (
          <p className={styles.hint}>{t('transfer_no_vendor')}</p>
        )}
      </section>
    </div>
  );
}
