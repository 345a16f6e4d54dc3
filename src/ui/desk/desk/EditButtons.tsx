import { useTranslation } from 'react-i18next';
import { canEdit } from '../../../machines/desk/deskPage/deskPage.rules.ts';
import { Button } from '../../kit/Button.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';

interface EditButtonsProps extends DeskPageProps {
  readonly id: string;
  /** What it is called, for the names of the buttons. */
  readonly title: string;
}

/** To the editor, with this one or a copy of it; nothing for an auditor. */
export function EditButtons({ actor, state, id, title }: EditButtonsProps) {
  const { t } = useTranslation();
  if (!canEdit(state.context, id)) return null;
  return (
    <div className={styles.actions}>
      {([false, true] as const).map((isCopy) => (
        <Button
          key={String(isCopy)}
          size="small"
          variant="plain"
          aria-label={t(isCopy ? 'editor_copy_of' : 'editor_edit_of', { title })}
          disabled={!state.matches('shown')}
          onClick={() => actor.send({ type: 'deskPage.edit', id, isCopy })}
        >
          {t(isCopy ? 'editor_copy' : 'editor_edit')}
        </Button>
      ))}
    </div>
  );
}
