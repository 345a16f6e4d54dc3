import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { messageMachine } from '../../../machines/member/inbox/message.machine.ts';
import { serverLang } from '../../copy/serverLang.ts';
import { AlertDialog } from '../../kit/AlertDialog.tsx';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { mailIcon } from '../../kit/icons/centre.ts';
import { trashIcon } from '../../kit/icons/inbox.ts';
import { chevronLeftIcon } from '../../kit/icons/shell.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { dateTimeText, isoText } from '../../site/clock/timeText.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { MessageSlip } from './MessageSlip.tsx';
import styles from './message.module.css';
import { messageLooks, pathOf } from './messageLook.ts';

interface MessageViewProps {
  readonly actor: ActorRefFrom<typeof messageMachine>;
  readonly isAgent: boolean;
}

/** One message: its words, what it names, and where to act on it. */
export function MessageView({ actor, isAgent }: MessageViewProps) {
  const { t, i18n } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { message, failure } = state.context;
  const isFailed = state.matches('failed');
  const leads = message ? messageLooks[message.topic].leads : null;
  const back = () => actor.send({ type: 'message.back' });
  return (
    <article className={styles.pane} aria-busy={state.hasTag('busy')} aria-label={t('message_label')}>
      <div className={styles.top}>
        <Button variant="plain" size="small" onClick={() => actor.send({ type: 'message.close' })}>
          <Icon d={chevronLeftIcon} size="small" />
          {t('message_close')}
        </Button>
        {message && !isFailed ? (
          <div className={styles.tools}>
            <IconButton
              icon={mailIcon}
              label={t('message_keep_unread')}
              busy={state.matches('keepingUnread')}
              disabled={!state.can({ type: 'message.keepUnread' })}
              onClick={() => actor.send({ type: 'message.keepUnread' })}
            />
            <IconButton
              icon={trashIcon}
              label={t('message_remove')}
              busy={state.matches('removing')}
              disabled={!state.can({ type: 'message.remove' })}
              onClick={() => actor.send({ type: 'message.remove' })}
            />
          </div>
        ) : null}
      </div>
      {isFailed ? (
        <LoadFailed
          title={t('message_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'message.retry' })}
        />
      ) : null}
      {message === null && !isFailed ? <Skeleton lines={6} /> : null}
      {message && !isFailed ? (
        <>
          <p className={styles.when}>
            <Badge>{t(`inbox_kind_${message.kind}`)}</Badge>
            <time dateTime={isoText(message.sentAt)}>{dateTimeText(message.sentAt)}</time>
          </p>
          <h3 className={styles.title} lang={serverLang(i18n.language)}>
            {message.title}
          </h3>
          <p className={styles.text} lang={serverLang(i18n.language)}>
            {message.text}
          </p>
          <MessageSlip message={message} />
          <FailureNote failure={failure} />
          {leads === null ? null : (
            <ButtonLink className={styles.lead} variant="primary" href={pathOf(leads, isAgent)}>
              {t(`message_to_${leads}`)}
            </ButtonLink>
          )}
          <p className={styles.foot}>{t('message_foot')}</p>
        </>
      ) : null}
      {state.matches('asking') ? (
        <AlertDialog
          title={t('message_ask')}
          text={t('message_ask_text')}
          onDismiss={back}
          actions={
            <>
              <Button onClick={back}>{t('message_back')}</Button>
              <Button variant="primary" onClick={() => actor.send({ type: 'message.confirm' })}>
                {t('message_confirm')}
              </Button>
            </>
          }
        />
      ) : null}
    </article>
  );
}
