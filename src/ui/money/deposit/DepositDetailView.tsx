import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { DepositDetail } from '../../../api/contract/money/deposit.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronLeftIcon } from '../../kit/icons/shell.ts';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import layout from '../../site/centre/page.module.css';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { DepositTicket } from './DepositTicket.tsx';
import styles from './deposit.module.css';
import type { DepositDetailActor } from './depositDetailActor.ts';
import { Timeline } from './Timeline.tsx';

/** One deposit: payment details while pending, outcome and history (WALLET-02). */
export function DepositDetailView({ actor }: { readonly actor: DepositDetailActor }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { detail, failure } = state.context;
  return (
    <div className={layout.page} aria-busy={state.hasTag('busy')}>
      <Button
        variant="plain"
        size="small"
        className={styles.back}
        onClick={() => actor.send({ type: 'depositDetail.back' })}
      >
        <Icon d={chevronLeftIcon} size="small" />
        {t('deposit_back')}
      </Button>
      {state.matches('failed') ? (
        <LoadFailed
          title={t('deposit_detail_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'depositDetail.retry' })}
        />
      ) : null}
      {state.matches('opening') && detail === null ? <Skeleton lines={6} /> : null}
      {detail === null || state.matches('failed') ? null : (
        <>
          <Ending detail={detail} />
          {failure ? (
            <Note tone="danger" role="alert">
              {t('deposit_look_failed')}
            </Note>
          ) : null}
          <DepositTicket actor={actor} state={state} detail={detail} />
          <Timeline detail={detail} />
        </>
      )}
    </div>
  );
}

/** The outcome in words. */
function Ending({ detail: { status, credited, surplus } }: { readonly detail: DepositDetail }) {
  const { t } = useTranslation();
  return (
    <>
      {status === 'paid' ? (
        <Note tone="gain" role="status">
          {t('deposit_paid_text', { amount: formatMoney(credited) })}
        </Note>
      ) : null}
      {status === 'failed' || status === 'expired' ? (
        <Note tone="danger" role="status">
          {t(`deposit_${status}_text`)}
        </Note>
      ) : null}
      {surplus > 0 ? <Note tone="accent">{t('deposit_surplus_text', { amount: formatMoney(surplus) })}</Note> : null}
    </>
  );
}
