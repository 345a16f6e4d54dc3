import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { UPLINE } from '../../../machines/agent/lineTransfer/lineTransfer.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import layout from '../../site/centre/page.module.css';
import { EmptyState } from '../../states/EmptyState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LineTransferCheck } from './LineTransferCheck.tsx';
import { LineTransferForm } from './LineTransferForm.tsx';
import type { LineTransferProps } from './lineTransferProps.ts';

/** A transfer to the upline or a downline (WALLET-05, WALLET-06). */
export function LineTransfer({ actor }: Pick<LineTransferProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { to, terms, failure } = state.context;
  if (state.matches('alone')) return <EmptyState title={t('line_alone')} text={t('line_alone_text')} />;
  const isFromList = to !== UPLINE;
  if (state.matches('failed')) {
    return (
      <LoadFailed title={t('line_failed')} failure={failure} onRetry={() => actor.send({ type: 'lineTransfer.retry' })}>
        {isFromList ? (
          <Button onClick={() => actor.send({ type: 'lineTransfer.leave' })}>{t('line_others')}</Button>
        ) : null}
      </LoadFailed>
    );
  }
  const isChecking = state.matches('confirming') || state.matches('sending');
  const Step = isChecking ? LineTransferCheck : LineTransferForm;
  return (
    <div className={layout.page} aria-busy={state.hasTag('busy')}>
      {isFromList ? (
        <div className={layout.ways}>
          <Button
            size="small"
            disabled={!state.matches('editing')}
            onClick={() => actor.send({ type: 'lineTransfer.leave' })}
          >
            {t('line_others')}
          </Button>
        </div>
      ) : null}
      {terms === null ? <Skeleton lines={6} /> : <Step actor={actor} state={state} terms={terms} />}
    </div>
  );
}
