import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { MAX_ACCOUNT_SEARCH_LENGTH } from '../../../api/contract/agent/agentReports.ts';
import type { downlineTreeMachine } from '../../../machines/agent/agentReports/downlineTree.machine.ts';
import { treeLines } from '../../../machines/agent/agentReports/downlineTree.rules.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { SearchBox } from '../../kit/SearchBox.tsx';
import { ListSkeleton } from '../../site/centre/ListSkeleton.tsx';
import list from '../../site/centre/list.module.css';
import { EmptyState } from '../../states/EmptyState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LineTransfer } from '../lineTransfer/LineTransfer.tsx';
import { RateChange } from '../registerCentre/RateChange.tsx';
import { DownlineTree } from './DownlineTree.tsx';
import styles from './tree.module.css';

/** Downline management: the line as a tree, or who of it is searched for (AGENT-06). */
export function DownlineTreePage({ actor }: { readonly actor: ActorRefFrom<typeof downlineTreeMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rateChange, lineTransfer } = state.children;
  const { typed, search, branches, failures } = state.context;
  if (rateChange) return <RateChange actor={rateChange} />;
  if (lineTransfer) return <LineTransfer actor={lineTransfer} />;
  const top = branches[''];
  const isBusy = state.hasTag('busy');
  const shown = () => {
    if (top === undefined && failures['']) {
      return (
        <LoadFailed
          title={t('report_downlines_failed')}
          failure={failures[''].failure}
          onRetry={() => actor.send({ type: 'downlineTree.retry', under: '' })}
        />
      );
    }
    if (top === undefined) return <ListSkeleton rows={8} />;
    if (top.count === 0) {
      return (
        <EmptyState
          title={t('report_profit_empty')}
          text={search === '' ? t('report_profit_empty_text') : t('report_found_none', { search })}
        />
      );
    }
    return (
      <>
        <p className={styles.count}>
          {t(search === '' ? 'downlineTree_direct' : 'downlineTree_found', { count: top.count })}
        </p>
        <DownlineTree
          lines={treeLines(state.context)}
          label={t('menu_agent_downline')}
          onToggle={(under) => actor.send({ type: 'downlineTree.toggle', under })}
          onMore={(under) => actor.send({ type: 'downlineTree.more', under })}
          onRetry={(under) => actor.send({ type: 'downlineTree.retry', under })}
          onAct={(act, id) => actor.send({ type: 'downlineTree.act', act, id })}
        />
      </>
    );
  };
  return (
    <div className={list.page}>
      <div className={styles.tools}>
        <SearchBox
          label={t('report_search')}
          placeholder={t('report_search')}
          clearLabel={t('search_clear')}
          value={typed}
          maxLength={MAX_ACCOUNT_SEARCH_LENGTH}
          submit={{ label: t('list_search'), onSubmit: () => actor.send({ type: 'downlineTree.search' }) }}
          onChange={(value) => actor.send({ type: 'downlineTree.type', value })}
        />
        <IconButton
          icon={refreshIcon}
          label={t('list_refresh')}
          busy={isBusy}
          onClick={() => actor.send({ type: 'downlineTree.refresh' })}
        />
      </div>
      <div aria-busy={isBusy}>{shown()}</div>
    </div>
  );
}
