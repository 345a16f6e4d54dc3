import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { BankAccountForm } from '../bankAccount/BankAccountForm.tsx';
import layout from '../centre/page.module.css';
import { classes } from '../kit/classes.ts';
import { Receipt } from '../receipt/Receipt.tsx';
import { childState } from '../states/childState.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { LoadingStatus } from '../states/LoadingStatus.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import type { WithdrawProps } from './withdrawProps.ts';

/** The withdrawal page (WALLET-03): the steps of a new withdrawal, and the list. */
export function WithdrawPage({ actor }: Pick<WithdrawProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { quote, failure } = state.context;
  const { receipt, bankAccount } = state.children;
  if (state.matches('following') && receipt) return <Receipt actor={receipt} />;
  if (state.matches('adding') && bankAccount) {
    return <BankAccountForm actor={bankAccount} onClose={() => actor.send({ type: 'withdraw.closeAccount' })} />;
  }
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('withdraw_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'withdraw.retry' })}
      />
    );
  }
  const part = childState(state.value, 'loading');
  const words = part && t(`withdraw_awaits_${part}`);
  if (quote === null) return <LoadingStatus label={words} lines={8} />;
  const isConfirming = state.matches('confirming') || state.matches('sending') || state.matches('unsure');
  return (
    <div className={classes(layout.page, !isConfirming && layout.split)} aria-busy={state.hasTag('busy')}>
      <LoadingStatus label={words} />
      {isConfirming ? (
        <ConfirmStep actor={actor} state={state} />
      ) : (
        <>
          <ChooseStep actor={actor} state={state} quote={quote} />
          <WithdrawalList actor={actor} state={state} />
        </>
      )}
    </div>
  );
}
