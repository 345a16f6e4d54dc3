import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import { ClosingPanel } from './ClosingPanel.tsx';
import { type DataProps, type DataState, isShown } from './dataProps.ts';
import { FilePanel } from './FilePanel.tsx';
import { ProofDialog } from './ProofDialog.tsx';

/** Data export and closing of the account. */
export function DataPage({ actor }: Pick<DataProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot): DataState => snapshot);
  const { failure } = state.context;
  return (
    <div className={layout.page} aria-busy={state.matches('loading') || undefined}>
      {state.matches('failed') ? (
        <LoadFailed title={t('data_failed')} failure={failure} onRetry={() => actor.send({ type: 'data.retry' })} />
      ) : null}
      {state.context.state === null && state.matches('loading') ? (
        <LoadingStatus label={t('loading')} lines={4} />
      ) : null}
      {isShown(state) ? (
        <>
          {state.hasTag('open') ? null : <FailureNote failure={failure} />}
          <FilePanel actor={actor} state={state} />
          <ClosingPanel actor={actor} state={state} />
        </>
      ) : null}
      {state.hasTag('open') ? <ProofDialog actor={actor} state={state} /> : null}
    </div>
  );
}
