import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { statementMachine } from '../../../machines/money/statement/statement.machine.ts';
import { Tabs } from '../../kit/Tabs.tsx';
import list from '../../site/centre/list.module.css';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { CreditReport } from './CreditReport.tsx';
import { MovementList } from './MovementList.tsx';

/** The account record: movements and credit report, with shared filters (MEMBER-11, WALLET-10). */
export function StatementPage({ actor }: { readonly actor: ActorRefFrom<typeof statementMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { wallets, failure } = state.context;
  const { movements, report } = state.children;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('statement_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'statement.retry' })}
      />
    );
  }
  if (!state.matches('open')) return <PagePlaceholder />;
  const tab = report ? 'report' : 'movements';
  return (
    <div className={list.page}>
      <Tabs
        label={t('statement_tabs')}
        panel="statement"
        selected={tab}
        tabs={[
          { id: 'movements', label: t('statement_movements') },
          { id: 'report', label: t('statement_report') },
        ]}
        onSelect={(id) => actor.send({ type: id === 'report' ? 'statement.showReport' : 'statement.showMovements' })}
      />
      <div id="statement" className={list.page} role="tabpanel" aria-label={t(`statement_${tab}`)}>
        {movements ? <MovementList actor={movements} wallets={wallets} /> : null}
        {report ? <CreditReport actor={report} wallets={wallets} /> : null}
      </div>
    </div>
  );
}
