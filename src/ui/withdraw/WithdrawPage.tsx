import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { withdrawMachine } from '../../machines/withdraw/withdraw.machine.ts';
import { BankAccountForm } from '../bankAccount/BankAccountForm.tsx';
import layout from '../centre/page.module.css';
import { Receipt } from '../receipt/Receipt.tsx';
import { Awaited } from '../states/Awaited.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { partIn } from '../states/partIn.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

export interface WithdrawProps {
  readonly actor: ActorRefFrom<typeof withdrawMachine>;
  readonly state: SnapshotFrom<typeof withdrawMachine>;
}

/** The withdrawal page (WALLET-03): the steps of a new one, and those so far. */
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
  const part = partIn(state.value, 'loading');
  const words = part && t(`withdraw_awaits_${part}`);
  if (quote === null) return <Awaited words={words} lines={8} />;
  const isConfirming = state.matches('confirming') || state.matches('sending') || state.matches('unsure');
  return (
    <div className={layout.page} aria-busy={state.hasTag('busy')}>
      <Awaited words={words} />
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
