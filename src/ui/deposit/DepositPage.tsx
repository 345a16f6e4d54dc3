import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import layout from '../centre/page.module.css';
import { classes } from '../kit/classes.ts';
import { childState } from '../states/childState.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { LoadingStatus } from '../states/LoadingStatus.tsx';
import { DepositDetailView } from './DepositDetailView.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositGuide } from './DepositGuide.tsx';
import { DepositList } from './DepositList.tsx';
import type { DepositActor } from './depositProps.ts';

/** The deposit page: form, guide, list, or one deposit (MEMBER-07, WALLET-02, WALLET-09). */
export function DepositPage({ actor }: { readonly actor: DepositActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { methods, failure } = state.context;
  const shown = state.children.showDeposit;
  if (state.matches('shown') && shown) return <DepositDetailView actor={shown} />;
  if (state.matches('failed')) {
    return (
      <LoadFailed title={t('deposit_failed')} failure={failure} onRetry={() => actor.send({ type: 'deposit.retry' })} />
    );
  }
  const part = childState(state.value, 'loading');
  const words = part && t(`deposit_awaits_${part}`);
  if (methods === null) return <LoadingStatus label={words} lines={8} />;
  if (state.matches({ ready: 'reading' })) {
    return <DepositGuide methods={methods} onClose={() => actor.send({ type: 'deposit.closeGuide' })} />;
  }
  return (
    <div className={classes(layout.page, layout.split)} aria-busy={state.hasTag('busy')}>
      <LoadingStatus label={words} />
      <DepositForm actor={actor} state={state} />
      <DepositList actor={actor} state={state} />
    </div>
  );
}
