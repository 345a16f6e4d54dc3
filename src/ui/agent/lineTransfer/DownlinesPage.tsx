import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type Downline, MAX_SEARCH_LENGTH } from '../../../api/contract/agent/lineTransfer.ts';
import type { downlineListMachine } from '../../../machines/agent/downlines/downlineList.machine.ts';
import type { lineTransferMachine } from '../../../machines/agent/lineTransfer/lineTransfer.machine.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { ListDetail, type ListDetailActor } from '../../list/ListDetail.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import list from '../../site/centre/list.module.css';
import layout from '../../site/centre/page.module.css';
import { LineTransfer } from './LineTransfer.tsx';
import styles from './lineTransfer.module.css';

/** An agent's downlines; choose one to send money to (WALLET-06). */
export function DownlinesPage({ actor }: { readonly actor: ListDetailActor }) {
  const { t } = useTranslation();
  return (
    <ListDetail
      actor={actor}
      list={(downlines: ActorRefFrom<typeof downlineListMachine>) => <DownlineList actor={downlines} />}
      detail={(transfer: ActorRefFrom<typeof lineTransferMachine>) => <LineTransfer actor={transfer} />}
      failedTitle={t('line_downlines_failed')}
    />
  );
}

interface DownlineListProps {
  readonly actor: ListActor<{ readonly list: readonly Downline[]; readonly count: number }>;
}

/** The downlines, to search and choose from. */
export function DownlineList({ actor }: DownlineListProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('line_downlines')}
      searchLabel={t('line_search')}
      searchLength={MAX_SEARCH_LENGTH}
      rows={(rows) => (
        <ul className={list.rows}>
          {rows.map(({ id, username, nickname }) => (
            <li key={id}>
              <button
                type="button"
                className={classes(list.row, styles.row)}
                onClick={() => actor.send({ type: 'list.open', id })}
              >
                <span className={styles.who}>
                  <span>{nickname}</span>
                  <small className={layout.label}>{username}</small>
                </span>
                <Icon d={chevronRightIcon} />
              </button>
            </li>
          ))}
        </ul>
      )}
      emptyTitle={t('line_none')}
      emptyText={(search) => (search === '' ? t('line_downlines_none') : t('line_found_none', { search }))}
      failedTitle={t('line_downlines_failed')}
    />
  );
}
