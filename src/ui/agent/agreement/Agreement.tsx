import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import styles from '../centre/paper.module.css';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { ContractActions } from './ContractActions.tsx';
import { ContractHistory } from './ContractHistory.tsx';
import { ContractPaper } from './ContractPaper.tsx';
import type { ContractProps } from './contractProps.ts';

/** One contract: tiers, actions and history (CONTRACT-03…06). */
export function Contract({ actor }: Pick<ContractProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { history, failure } = state.context;
  const isFailed = state.matches('failed');
  return (
    <div className={styles.page} aria-busy={state.hasTag('busy')}>
      <div className={styles.top}>
        <Button
          disabled={!state.can({ type: 'contract.close' })}
          onClick={() => actor.send({ type: 'contract.close' })}
        >
          {t('contract_back')}
        </Button>
        {history && !isFailed ? (
          <IconButton
            icon={refreshIcon}
            label={t('list_refresh')}
            busy={state.matches('loading')}
            disabled={!state.can({ type: 'contract.refresh' })}
            onClick={() => actor.send({ type: 'contract.refresh' })}
          />
        ) : null}
      </div>
      {isFailed ? (
        <LoadFailed
          title={t('contract_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'contract.retry' })}
        />
      ) : null}
      {history === null && !isFailed ? <Skeleton lines={8} /> : null}
      {history && !isFailed ? (
        <>
          <div className={styles.paper}>
            <ContractPaper contract={history.contract} before={history.before} />
            <ContractActions actor={actor} state={state} />
          </div>
          <ContractHistory history={history} />
        </>
      ) : null}
    </div>
  );
}
