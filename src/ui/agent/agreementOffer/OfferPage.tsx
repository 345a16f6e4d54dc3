import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { OfferForm } from './OfferForm.tsx';
import styles from './offer.module.css';
import type { OfferProps } from './offerProps.ts';

/** Offers an agreement to a downline (CONTRACT-02), or shows why that is not possible. */
export function OfferPage({ actor }: Pick<OfferProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { terms, kind, failure } = state.context;
  const close = (
    <Button disabled={!state.can({ type: 'offer.close' })} onClick={() => actor.send({ type: 'offer.close' })}>
      {t('offer_back')}
    </Button>
  );
  if (state.matches('nothing')) {
    return <EmptyState title={t('offer_nothing')} text={t('offer_nothing_text')} action={close} />;
  }
  if (state.matches('failed')) {
    return (
      <LoadFailed title={t('offer_failed')} failure={failure} onRetry={() => actor.send({ type: 'offer.retry' })}>
        {close}
      </LoadFailed>
    );
  }
  return (
    <div className={styles.page} aria-busy={state.hasTag('busy')}>
      <div className={styles.top}>
        <h3>{t('offer_title', { kind: t(`agreement_kind_${kind}`) })}</h3>
        {close}
      </div>
      {terms === null ? <Skeleton lines={8} /> : <OfferForm actor={actor} state={state} />}
    </div>
  );
}
