import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import styles from './deskEditor.module.css';
import { EditorForm } from './EditorForm.tsx';
import { EditorPreview } from './EditorPreview.tsx';
import { EditorQuestion } from './EditorQuestion.tsx';
import type { EditorProps } from './editorProps.ts';

/** Writes a promotion or news: the form beside what players will see. */
export function DeskEditor({ actor }: Pick<EditorProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure, tried, subject } = state.context;
  const close = () => actor.send({ type: 'deskEditor.close' });
  if (state.matches('loading')) {
    return (
      <div className={styles.page} aria-busy="true">
        <BackButton onPress={close} />
        <Skeleton lines={10} />
      </div>
    );
  }
  if (state.matches('failed')) {
    return (
      <div className={styles.page}>
        <BackButton onPress={close} />
        <LoadFailed
          title={t('desk_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'deskEditor.retry' })}
        />
      </div>
    );
  }
  if (state.matches('unsure')) {
    return (
      <OutcomeUnknownNote
        failure={failure}
        checkStatusLabel={t('desk_back')}
        onResend={() => actor.send({ type: 'deskEditor.resend' })}
        onCheckStatus={close}
      />
    );
  }
  if (state.matches('saved')) {
    return (
      <div className={styles.page}>
        <Note tone="gain" role="status">
          {t(tried === 'publish' ? `editor_published_${subject}` : 'editor_kept')}
        </Note>
        <div className={styles.acts}>
          <Button variant="primary" onClick={close}>
            {t('desk_back')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <BackButton onPress={close} isOff={!state.can({ type: 'deskEditor.close' })} />
      <div className={styles.sides}>
        <EditorForm actor={actor} state={state} />
        <EditorPreview actor={actor} state={state} />
      </div>
      <EditorQuestion actor={actor} state={state} />
    </div>
  );
}

function BackButton({ onPress, isOff = false }: { readonly onPress: () => void; readonly isOff?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.acts}>
      <Button size="small" variant="plain" disabled={isOff} onClick={onPress}>
        {t('desk_back')}
      </Button>
    </div>
  );
}
