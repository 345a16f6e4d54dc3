import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { statementMachine } from '../../machines/statement/statement.machine.ts';
import list from '../centre/list.module.css';
import { Lamps } from '../kit/Lamps.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { MovementsPanel } from './MovementsPanel.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { StatementFilters } from './StatementFilters.tsx';

export interface StatementProps {
  readonly actor: ActorRefFrom<typeof statementMachine>;
  readonly state: SnapshotFrom<typeof statementMachine>;
}

/** The account record: what moved, and the credit report, for one choice of time, wallet and kinds (MEMBER-11, WALLET-10). */
export function StatementPage({ actor }: Pick<StatementProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('statement_failed')}
        failure={state.context.failure}
        onRetry={() => actor.send({ type: 'statement.retry' })}
      />
    );
  }
  if (!state.matches('open')) return <Skeleton lines={8} />;
  const tab = state.matches({ open: 'report' }) ? 'report' : 'movements';
  return (
    <div className={list.page}>
      <Lamps
        label={t('statement_tabs')}
        panel="statement"
        selected={tab}
        tabs={[
          { id: 'movements', label: t('statement_movements') },
          { id: 'report', label: t('statement_report') },
        ]}
        onSelect={(id) => actor.send({ type: id === 'report' ? 'statement.showReport' : 'statement.showMovements' })}
      />
      <StatementFilters actor={actor} state={state} />
      <div id="statement" role="tabpanel" aria-label={t(`statement_${tab}`)} aria-busy={state.hasTag('busy')}>
        {tab === 'report' ? (
          <ReportPanel actor={actor} state={state} />
        ) : (
          <MovementsPanel actor={actor} state={state} />
        )}
      </div>
    </div>
  );
}
