import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../api/contract/member/chat.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { moreIcon } from '../../kit/icons/chat.ts';
import styles from './chat.module.css';
import type { ChatProps } from './chatProps.ts';

interface BubbleProps extends ChatProps {
  readonly message: ChatMessage;
  readonly time: string;
}

/** A message: text only, also where it looks like a link. */
export function ChatBubble({ actor, state, message, time }: BubbleProps) {
  const { t } = useTranslation();
  const { seq, name, own, isStaff, text, reason } = message;
  const { chosen, reported } = state.context;
  const isLive = state.matches({ inside: { connected: 'live' } });
  const isOwn = own !== null;
  return (
    <article className={isOwn ? styles.own : styles.message}>
      {isOwn ? null : (
        <span className={styles.avatar} aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      <header className={styles.by}>
        <strong>{isOwn ? t('chat_you') : name}</strong>
        {isStaff ? <Badge tone="accent">{t('chat_staff')}</Badge> : null}
        {reported.includes(seq) ? <Badge>{t('chat_reported')}</Badge> : null}
        <time>{time}</time>
        {isOwn || isStaff || text === null ? null : (
          <IconButton
            icon={moreIcon}
            label={t('chat_more', { name, time })}
            aria-expanded={chosen === seq}
            className={styles.more}
            onClick={() => actor.send({ type: 'chat.choose', seq })}
          />
        )}
      </header>
      {text === null ? (
        <p className={styles.removed}>{t('chat_removed', { reason })}</p>
      ) : (
        <p className={styles.bubble}>{text}</p>
      )}
      {chosen === seq ? (
        <div className={styles.acts}>
          {reported.includes(seq) ? null : (
            <Button size="small" disabled={!isLive} onClick={() => actor.send({ type: 'chat.report', seq })}>
              {t('chat_report')}
            </Button>
          )}
          <Button size="small" disabled={!isLive} onClick={() => actor.send({ type: 'chat.hide', seq })}>
            {t('chat_hide')}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
