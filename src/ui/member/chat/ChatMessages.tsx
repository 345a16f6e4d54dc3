import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { businessDay } from '../../../api/contract/rules/businessDay.ts';
import { Button } from '../../kit/Button.tsx';
import { dateText, hourText } from '../../site/clock/timeText.ts';
import { ChatBubble } from './ChatBubble.tsx';
import styles from './chat.module.css';
import type { ChatProps } from './chatProps.ts';

/** The messages by place, with the day where it changes; then those that are not stored yet. */
export function ChatMessages({ actor, state }: ChatProps) {
  const { t } = useTranslation();
  const { messages, pending } = state.context;
  const isLive = state.matches({ inside: { connected: 'live' } });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
    <div className={styles.scroll} role="log" aria-label={t('chat_log')} tabIndex={0}>
      <div className={styles.list}>
        {messages.length === 0 && pending.length === 0 ? <p className={styles.empty}>{t('chat_empty')}</p> : null}
        {messages.map((message, place) => {
          const before = messages[place - 1];
          const isNewDay = before === undefined || businessDay(before.at) !== businessDay(message.at);
          return (
            <Fragment key={message.seq}>
              {isNewDay ? <p className={styles.day}>{dateText(businessDay(message.at))}</p> : null}
              <ChatBubble actor={actor} state={state} message={message} time={hourText(message.at)} />
            </Fragment>
          );
        })}
        {pending.map(({ id, text, problem }) => (
          <article key={id} className={styles.own}>
            <p className={styles.bubble}>{text}</p>
            {problem === null ? <small className={styles.state}>{t('chat_sending')}</small> : null}
            {problem === null ? null : (
              <div className={styles.failed}>
                <small role="alert">{t(`chat_problem_${problem}`)}</small>
                <Button size="small" disabled={!isLive} onClick={() => actor.send({ type: 'chat.retry', id })}>
                  {t('chat_retry')}
                </Button>
                <Button size="small" variant="plain" onClick={() => actor.send({ type: 'chat.discard', id })}>
                  {t('chat_discard')}
                </Button>
              </div>
            )}
          </article>
        ))}
      </div>
    </div>
  );
}
