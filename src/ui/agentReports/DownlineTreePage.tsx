import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type DownlineRow, MAX_ACCOUNT_SEARCH_LENGTH } from '../../api/contract/agentReports.ts';
import type { DownlineAct } from '../../machines/agentReports/downlineTree.events.ts';
import type { downlineTreeMachine } from '../../machines/agentReports/downlineTree.machine.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import list from '../centre/list.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { classes } from '../kit/classes.ts';
import { Icon } from '../kit/Icon.tsx';
import { chevronRightIcon } from '../kit/icons/shell.ts';
import { Money } from '../kit/Money.tsx';
import { LineTransfer } from '../lineTransfer/LineTransfer.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListActor } from '../list/listState.ts';
import { RateChange } from '../registerCentre/RateChange.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import styles from './tree.module.css';
import { Who } from './Who.tsx';

interface TreePart {
  readonly list: readonly DownlineRow[];
  readonly count: number;
}

/** Downline management: the line, level by level (AGENT-06). */
export function DownlineTreePage({ actor }: { readonly actor: ActorRefFrom<typeof downlineTreeMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { list: downlines, rateChange, lineTransfer } = state.children;
  if (rateChange) return <RateChange actor={rateChange} />;
  if (lineTransfer) return <LineTransfer actor={lineTransfer} />;
  if (!downlines) {
    return (
      <LoadFailed
        title={t('report_downlines_failed')}
        failure={null}
        onRetry={() => actor.send({ type: 'downlineTree.retry' })}
      />
    );
  }
  return (
    <TreeList
      actor={downlines as unknown as ListActor<TreePart>}
      trail={state.context.trail}
      onAct={(act, id) => actor.send({ type: 'downlineTree.act', act, id })}
    />
  );
}

interface TreeListProps {
  readonly actor: ListActor<TreePart>;
  /** Accounts down to the line on screen; the first is the agent's own, empty. */
  readonly trail: readonly string[];
  /** With a direct downline. */
  readonly onAct: (act: DownlineAct, id: string) => void;
}

/** Downlines of one member; those with members below open. */
export function TreeList({ actor, trail, onAct }: TreeListProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('menu_agent_downline')}
      searchLabel={t('report_search')}
      searchLength={MAX_ACCOUNT_SEARCH_LENGTH}
      filters={
        trail.length > 1
          ? [
              {
                name: 'under',
                as: 'chips',
                exact: true,
                label: t('report_under'),
                options: trail.map((account) => ({ id: account, label: account === '' ? t('report_me') : account })),
              },
            ]
          : []
      }
      rows={(rows) => (
        <TreeRows rows={rows} onOpen={(account) => actor.send({ type: 'list.open', id: account })} onAct={onAct} />
      )}
      emptyTitle={t('report_profit_empty')}
      emptyText={(search) => (search === '' ? t('report_profit_empty_text') : t('report_found_none', { search }))}
      failedTitle={t('report_downlines_failed')}
    />
  );
}

interface TreeRowsProps extends Pick<TreeListProps, 'onAct'> {
  readonly rows: readonly DownlineRow[];
  readonly onOpen: (account: string) => void;
}

function TreeRows({ rows, onOpen, onAct }: TreeRowsProps) {
  return (
    <ul className={list.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          {row.below > 0 ? (
            <button type="button" className={classes(list.row, styles.row)} onClick={() => onOpen(row.account)}>
              <Person row={row} />
              <Icon d={chevronRightIcon} size="small" className={list.chevron} />
            </button>
          ) : (
            <div className={styles.row}>
              <Person row={row} />
            </div>
          )}
          {row.level === 1 ? <Acts row={row} onAct={onAct} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Person({ row }: { readonly row: DownlineRow }) {
  const { t } = useTranslation();
  const { account, level, nickname, below, joinedAt, lastLoginAt, balance } = row;
  const last = lastLoginAt === null ? t('report_never') : dateTimeText(lastLoginAt);
  return (
    <>
      <span className={styles.person}>
        <Who account={account} level={level} />
        <small>{`${nickname} · ${t('report_joined_at')} ${dateTimeText(joinedAt)}`}</small>
        <small>{`${t('report_last_login')} ${last}`}</small>
      </span>
      <span className={styles.purse}>
        <Money amount={balance} />
        {below > 0 ? <small>{t('report_below', { count: below })}</small> : null}
      </span>
    </>
  );
}

function Acts({ row: { id, account, rate }, onAct }: Pick<TreeListProps, 'onAct'> & { readonly row: DownlineRow }) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
    <div role="group" aria-label={t('downlineTree_acts', { account })} className={styles.acts}>
      <Button size="small" onClick={() => onAct('rate', id)}>
        {rate === 0 ? t('downlineTree_rate_level') : t('downlineTree_rate', { rate: percentText(rate) })}
      </Button>
      <Button size="small" onClick={() => onAct('transfer', id)}>
        {t('downlineTree_transfer')}
      </Button>
      <ButtonLink size="small" href={`/agent/contractRequests?offer=${encodeURIComponent(account)}`}>
        {t('downlineTree_offer')}
      </ButtonLink>
    </div>
  );
}
