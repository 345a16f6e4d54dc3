import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../kit/classes.ts';
import { FormRecord, type FormRecordActor } from '../../list/FormRecord.tsx';
import layout from '../../site/centre/page.module.css';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositGuide } from './DepositGuide.tsx';
import { DepositRecord } from './DepositRecord.tsx';
import type { DepositActor } from './depositProps.ts';

/** The deposit page (MEMBER-07): a new deposit beside the earlier ones, or one of them. */
export function DepositPage({ actor }: { readonly actor: FormRecordActor }) {
  const { t } = useTranslation();
  return (
    <FormRecord
      actor={actor}
      form={(form: DepositActor, record) => <NewDeposit actor={form} record={record} />}
      record={(record) => <DepositRecord actor={record} />}
      formFailed={t('deposit_failed')}
      recordFailed={t('deposit_list_failed')}
    />
  );
}

/** A new deposit, or how to make one (WALLET-02, WALLET-09), beside the record. */
export function NewDeposit({ actor, record }: { readonly actor: DepositActor; readonly record: ReactNode }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { methods, failure } = state.context;
  if (state.matches('failed')) {
    return (
      <LoadFailed title={t('deposit_failed')} failure={failure} onRetry={() => actor.send({ type: 'deposit.retry' })} />
    );
  }
  const words = state.matches('loading') ? t('deposit_awaits_methods') : null;
  if (methods === null)
    return (
      <>
        <LoadingStatus label={words} />
        <PagePlaceholder />
      </>
    );
  if (state.matches({ ready: 'reading' })) {
    return <DepositGuide methods={methods} onClose={() => actor.send({ type: 'deposit.closeGuide' })} />;
  }
  return (
    <div className={classes(layout.page, layout.split)} aria-busy={state.hasTag('busy')}>
      <LoadingStatus label={words} />
      <DepositForm actor={actor} state={state} />
      {/* A row that opens now would hide the deposit that is being made. */}
      <section className={layout.page} aria-labelledby="deposits" inert={state.matches('sending')}>
        <h3 id="deposits">{t('deposit_list')}</h3>
        {record}
      </section>
    </div>
  );
}
