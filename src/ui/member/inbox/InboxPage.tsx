import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { inboxMachine } from '../../../machines/member/inbox/inbox.machine.ts';
import { mayOpenAgentCentre } from '../../../machines/site/session/roles.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { mailIcon } from '../../kit/icons/centre.ts';
import { checksIcon } from '../../kit/icons/inbox.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import styles from './inbox.module.css';
import { MessageList } from './MessageList.tsx';
import { MessageView } from './MessageView.tsx';

interface InboxPageProps extends SiteProps {
  readonly actor: ActorRefFrom<typeof inboxMachine>;
}

/** The messages of the member (MEMBER-17): the list, and beside it the message that is open; on a phone one of them. */
export function InboxPage({ actor, site }: InboxPageProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const member = useSelector(site, ({ context }) => context.member);
  const { opened, failure } = state.context;
  const { list, message } = state.children;
  if (!list) {
    return <LoadFailed title={t('inbox_failed')} failure={null} onRetry={() => actor.send({ type: 'inbox.retry' })} />;
  }
  return (
    <div className={styles.page} data-reading={message ? true : undefined}>
      <div className={styles.list}>
        <FailureNote failure={failure} />
        <MessageList
          actor={list}
          opened={opened}
          tools={
            <Button size="small" busy={state.hasTag('busy')} onClick={() => actor.send({ type: 'inbox.readAll' })}>
              <Icon d={checksIcon} size="small" />
              {t('inbox_read_all')}
            </Button>
          }
        />
      </div>
      {message ? (
        <MessageView key={opened} actor={message} isAgent={member !== null && mayOpenAgentCentre(member.isAgent)} />
      ) : (
        <p className={styles.choose}>
          <Icon d={mailIcon} size="large" />
          {t('inbox_choose')}
        </p>
      )}
    </div>
  );
}
