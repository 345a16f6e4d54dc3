import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageRow, messageKind } from '../../../api/contract/member/inbox.ts';
import { SHOWN } from '../../../machines/member/inbox/messageList.machine.ts';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import styles from './inbox.module.css';
import { MessageRows } from './MessageRows.tsx';

interface MessagePart {
  readonly list: readonly MessageRow[];
  readonly count: number;
  readonly unread: number;
}

interface MessageListProps {
  readonly actor: ListActor<MessagePart>;
  readonly opened: string | null;
  /** Beside Refresh. */
  readonly tools: ReactNode;
}

/** The messages of the member, by kind and by read, searched. */
export function MessageList({ actor, opened, tools }: MessageListProps) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('inbox_list')}
      searchLabel={t('inbox_search')}
      searchLength={100}
      tools={tools}
      filters={[
        {
          name: 'kind',
          as: 'chips',
          label: t('inbox_kind'),
          options: optionsOf(['all', ...messageKind.options], (id) => t(`inbox_kind_${id}`)),
        },
        {
          name: 'show',
          as: 'select',
          label: t('inbox_show'),
          options: optionsOf(SHOWN, (id) => t(`inbox_show_${id}`)),
        },
      ]}
      head={({ unread }) => <p className={styles.count}>{t('inbox_count', { unread })}</p>}
      rows={(rows) => (
        <MessageRows rows={rows} opened={opened} onOpen={(id) => actor.send({ type: 'list.open', id })} />
      )}
      emptyTitle={t('inbox_empty')}
      emptyText={(search) => (search === '' ? t('inbox_empty_text') : t('inbox_empty_search', { search }))}
      failedTitle={t('inbox_failed')}
    />
  );
}
