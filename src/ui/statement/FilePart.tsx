import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { downloadIcon } from '../kit/icons/centre.ts';
import { Note } from '../kit/Note.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import type { StatementProps } from './StatementPage.tsx';
import styles from './statement.module.css';

/** The movements as a file, and what became of the last one. */
export function FilePart({ actor, state }: StatementProps) {
  const { t } = useTranslation();
  const { saved, fileFailure } = state.context;
  return (
    <div className={styles.file}>
      <Button
        size="small"
        busy={state.matches({ open: { movements: { file: 'fetching' } } })}
        disabled={!state.can({ type: 'statement.download' })}
        onClick={() => actor.send({ type: 'statement.download' })}
      >
        <Icon d={downloadIcon} size="small" />
        {t('statement_download')}
      </Button>
      {saved ? (
        <Note tone={saved.left > 0 ? 'accent' : 'gain'} role="status">
          {saved.left > 0 ? t('statement_saved_left', saved) : t('statement_saved', saved)}
        </Note>
      ) : null}
      <FailureNote failure={fileFailure} />
    </div>
  );
}
