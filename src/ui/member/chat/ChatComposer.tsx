import { useTranslation } from 'react-i18next';
import { MAX_CHAT_CHARS } from '../../../api/contract/member/chat.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { sendIcon } from '../../kit/icons/chat.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './chat.module.css';
import type { ChatProps } from './chatProps.ts';

/** The field for a message, with what may be sent. */
export function ChatComposer({ actor, state }: ChatProps) {
  const { t } = useTranslation();
  const { text, mutedUntil } = state.context;
  const hint = mutedUntil === null ? t('chat_hint') : t('chat_muted', { time: dateTimeText(mutedUntil) });
  return (
    <Form className={styles.composer} busy={false} onSubmit={() => actor.send({ type: 'chat.send' })}>
      <label className={styles.field}>
        <VisuallyHidden>{t('chat_text')}</VisuallyHidden>
        <input
          value={text}
          maxLength={MAX_CHAT_CHARS}
          placeholder={t('chat_text')}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby="chat-hint"
          onChange={({ target }) => actor.send({ type: 'chat.type', value: target.value })}
        />
      </label>
      <Button
        type="submit"
        className={styles.send}
        aria-label={t('chat_send')}
        disabled={!state.can({ type: 'chat.send' })}
      >
        <Icon d={sendIcon} />
      </Button>
      <p id="chat-hint" className={mutedUntil === null ? styles.hint : styles.muted}>
        {hint}
      </p>
      <p className={styles.count}>{`${text.length}/${MAX_CHAT_CHARS}`}</p>
    </Form>
  );
}
