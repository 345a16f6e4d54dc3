import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { shieldIcon } from '../../kit/icons/centre.ts';
import { messageSquareIcon } from '../../kit/icons/shell.ts';
import { SidePanel } from '../../kit/SidePanel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatMessages } from './ChatMessages.tsx';
import styles from './chat.module.css';
import type { ChatProps } from './chatProps.ts';

/** The chat room (MODAL-08, 09). */
export function ChatDialog({ actor }: Pick<ChatProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { color, who, present, hidden, refusal } = state.context;
  const isLive = state.matches({ inside: { connected: 'live' } });
  const isOpening = state.matches({ inside: { connected: 'opening' } });
  return (
    <SidePanel
      title={t('chat_title')}
      note={isLive ? t('chat_present', { count: present }) : t('chat_members_only')}
      icon={messageSquareIcon}
      color={color}
      closeLabel={t('close')}
      onClose={() => actor.send({ type: 'chat.close' })}
      busy={isOpening}
    >
      {state.matches('outside') ? (
        <div className={styles.door}>
          <h3>{t('chat_door_title')}</h3>
          <p>{t(who === 'trial' ? 'chat_door_trial' : 'chat_door_visitor')}</p>
          <Button variant="primary" wide onClick={() => actor.send({ type: 'chat.logIn' })}>
            {t(who === 'trial' ? 'chat_register' : 'chat_log_in')}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.warning}>
            <Icon d={shieldIcon} />
            {t('chat_warning')}
          </p>
          {state.matches({ inside: 'waiting' }) ? (
            <div className={styles.strip} role="status">
              <span>{t('chat_waiting')}</span>
              <Button size="small" onClick={() => actor.send({ type: 'chat.again' })}>
                {t('chat_again')}
              </Button>
            </div>
          ) : null}
          {state.matches({ inside: 'refused' }) ? (
            <div className={styles.strip} role="alert">
              <span>
                {t('chat_refused')}{' '}
                {refusal === null ? '' : failureText(t, { kind: 'refused', code: refusal, details: null, message: '' })}
              </span>
              <Button size="small" onClick={() => actor.send({ type: 'chat.again' })}>
                {t('chat_again')}
              </Button>
            </div>
          ) : null}
          {hidden > 0 ? (
            <div className={styles.strip}>
              <span>{t('chat_hidden', { count: hidden })}</span>
              <Button size="small" disabled={!isLive} onClick={() => actor.send({ type: 'chat.showAll' })}>
                {t('chat_show_all')}
              </Button>
            </div>
          ) : null}
          {isOpening && state.context.messages.length === 0 ? (
            <div className={styles.blank}>
              <Skeleton lines={6} />
            </div>
          ) : (
            <ChatMessages actor={actor} state={state} />
          )}
          <ChatComposer actor={actor} state={state} />
        </>
      )}
    </SidePanel>
  );
}
