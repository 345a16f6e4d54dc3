import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isFormOpen } from '../../../machines/money/funds/funds.rules.ts';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { childState } from '../../states/childState.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { useBalance } from '../balance/useBalance.ts';
import { AwaitingSlips } from './AwaitingSlips.tsx';
import { FundsCard } from './FundsCard.tsx';
import styles from './funds.module.css';
import type { FundsProps } from './fundsProps.ts';
import { LastMovements } from './LastMovements.tsx';
import { TransferPanel } from './TransferPanel.tsx';
import { useWalletName } from './useWalletName.ts';
import { WalletRows } from './WalletRows.tsx';

/** The wallet page: balances, last movements, and a transfer between wallets on demand (WALLET-01, 07, 08). */
export function FundsPage({ actor, site }: Pick<FundsProps, 'actor'> & SiteProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { balance, hidden } = useBalance(site);
  const { funds, wallets, failure, done } = state.context;
  const nameOf = useWalletName(wallets);
  if (state.matches('failed')) {
    return (
      <LoadFailed title={t('funds_failed')} failure={failure} onRetry={() => actor.send({ type: 'funds.retry' })} />
    );
  }
  const part = childState(state.value, 'loading');
  const words = part && t(`funds_awaits_${part}`);
  if (funds === null || wallets.length === 0)
    return (
      <>
        <LoadingStatus label={words} />
        <PagePlaceholder />
      </>
    );
  const props = { actor, state, hidden };
  return (
    <div className={styles.page} aria-busy={state.hasTag('busy')}>
      <LoadingStatus label={words} />
      <div className={styles.main}>
        <FundsCard {...props} funds={funds} balance={balance} />
        {done ? (
          <Note tone="gain" role="status">
            {t('transfer_done', { amount: formatMoney(done.amount), wallet: nameOf(done.to) })}
          </Note>
        ) : null}
        {isFormOpen(state.context) ? <TransferPanel {...props} /> : <FailureNote failure={failure} />}
      </div>
      <div className={styles.side}>
        <AwaitingSlips {...props} />
        <WalletRows {...props} points={funds.points} />
      </div>
      <LastMovements {...props} />
    </div>
  );
}
