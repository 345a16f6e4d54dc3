import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contractMachine } from '../../machines/contract/contract.machine.ts';
import styles from '../centre/paper.module.css';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { ContractActs } from './ContractActs.tsx';
import { ContractHistory } from './ContractHistory.tsx';
import { ContractPaper } from './ContractPaper.tsx';

export interface ContractProps {
  readonly actor: ActorRefFrom<typeof contractMachine>;
  readonly state: SnapshotFrom<typeof contractMachine>;
}

/** One contract: its tiers, what one may do with it, and what has happened to it (CONTRACT-03…06). */
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
            label={t('contracts_refresh')}
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
            <ContractActs actor={actor} state={state} />
          </div>
          <ContractHistory history={history} />
        </>
      ) : null}
    </div>
  );
}
