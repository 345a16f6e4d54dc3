import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';

interface ArticleNoteProps {
  readonly article: string;
  readonly disabled: boolean;
  readonly onDrop: () => void;
}

/** The article that was not enough. */
export function ArticleNote({ article, disabled, onDrop }: ArticleNoteProps) {
  const { t } = useTranslation();
  return (
    <Note>
      <p>
        <a href={`/help/${article}`}>{t('feedback_article', { article })}</a>
      </p>
      <Button size="small" disabled={disabled} onClick={onDrop}>
        {t('feedback_article_drop')}
      </Button>
    </Note>
  );
}
