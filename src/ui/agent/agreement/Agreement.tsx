import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import styles from '../../site/centre/paper.module.css';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { AgreementActions } from './AgreementActions.tsx';
import { AgreementHistory } from './AgreementHistory.tsx';
import { AgreementPaper } from './AgreementPaper.tsx';
import type { AgreementProps } from './agreementProps.ts';

/** One agreement: tiers, actions and history (CONTRACT-03…06). */
export function Agreement({ actor }: Pick<AgreementProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { history, failure } = state.context;
  const isFailed = state.matches('failed');
  return (
    <div className={styles.page} aria-busy={state.hasTag('busy')}>
      <div className={styles.top}>
        <Button
          disabled={!state.can({ type: 'agreement.close' })}
          onClick={() => actor.send({ type: 'agreement.close' })}
        >
          {t('agreement_back')}
        </Button>
        {history && !isFailed ? (
          <IconButton
            icon={refreshIcon}
            label={t('list_refresh')}
            busy={state.matches('loading')}
            disabled={!state.can({ type: 'agreement.refresh' })}
            onClick={() => actor.send({ type: 'agreement.refresh' })}
          />
        ) : null}
      </div>
      {isFailed ? (
        <LoadFailed
          title={t('agreement_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'agreement.retry' })}
        />
      ) : null}
      {history === null && !isFailed ? <Skeleton lines={8} /> : null}
      {history && !isFailed ? (
        <>
          <div className={styles.paper}>
            <AgreementPaper agreement={history.agreement} before={history.before} />
            <AgreementActions actor={actor} state={state} />
          </div>
          <AgreementHistory history={history} />
        </>
      ) : null}
    </div>
  );
}
