import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../kit/classes.ts';
import { FormRecord, type FormRecordActor } from '../../list/FormRecord.tsx';
import layout from '../../site/centre/page.module.css';
import { childState } from '../../states/childState.ts';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { BankAccountForm } from '../bankAccount/BankAccountForm.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { WithdrawalRecord } from './WithdrawalRecord.tsx';
import type { WithdrawProps } from './withdrawProps.ts';

/** The withdrawal page (MEMBER-08): a new withdrawal beside the earlier ones, or the receipt of one. */
export function WithdrawPage({ actor }: { readonly actor: FormRecordActor }) {
  const { t } = useTranslation();
  return (
    <FormRecord
      actor={actor}
      form={(form: WithdrawProps['actor'], record) => <NewWithdrawal actor={form} record={record} />}
      record={(record) => <WithdrawalRecord actor={record} />}
      formFailed={t('withdraw_failed')}
      recordFailed={t('withdraw_list_failed')}
    />
  );
}

/** The steps of a new withdrawal (WALLET-03), the first beside the record. */
export function NewWithdrawal({ actor, record }: Pick<WithdrawProps, 'actor'> & { readonly record: ReactNode }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { quote, failure } = state.context;
  const { bankAccount } = state.children;
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
  if (quote === null)
    return (
      <>
        <LoadingStatus label={words} />
        <PagePlaceholder />
      </>
    );
  const isConfirming = state.matches('confirming') || state.matches('sending') || state.matches('unsure');
  return (
    <div className={classes(layout.page, !isConfirming && layout.split)} aria-busy={state.hasTag('busy')}>
      <LoadingStatus label={words} />
      {isConfirming ? (
        <ConfirmStep actor={actor} state={state} />
      ) : (
        <>
          <ChooseStep actor={actor} state={state} quote={quote} />
          <section className={layout.page} aria-labelledby="withdrawals">
            <h3 id="withdrawals">{t('withdraw_list')}</h3>
            {record}
          </section>
        </>
      )}
    </div>
  );
}
