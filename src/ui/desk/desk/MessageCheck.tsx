import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deskMessageMachine } from '../../../machines/desk/deskMessage/deskMessage.machine.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import styles from './desk.module.css';
import area from './noteArea.module.css';

interface MessageCheckProps {
  readonly actor: ActorRefFrom<typeof deskMessageMachine>;
  readonly state: SnapshotFrom<typeof deskMessageMachine>;
}

/** The message as it will be read, and to whom it goes: asked once more. */
export function MessageCheck({ actor, state }: MessageCheckProps) {
  const { t } = useTranslation();
  const { to, kind, typed } = state.context;
  const isBusy = state.matches('sending');
  return (
    <section className={styles.panel}>
      <h2>{t(`desk_message_ask_${to}`, { name: typed.username.trim() })}</h2>
      <Badge>{t(`desk_message_kind_${kind}`)}</Badge>
      {(['TH', 'EN'] as const).map((language) => (
        <div key={language} lang={language.toLowerCase()}>
          <h3>{typed[`title${language}`]}</h3>
          <p className={area.words}>{typed[`text${language}`]}</p>
        </div>
      ))}
      <Note tone="accent">{t('desk_message_ask_text')}</Note>
      <div className={styles.actions}>
        <Button variant="primary" busy={isBusy} onClick={() => actor.send({ type: 'deskMessage.confirm' })}>
          {t('desk_message_send')}
        </Button>
        <Button variant="plain" disabled={isBusy} onClick={() => actor.send({ type: 'deskMessage.back' })}>
          {t('desk_cancel')}
        </Button>
      </div>
    </section>
  );
}
