import { useTranslation } from 'react-i18next';
import { shorterWords } from '../../../machines/public/search/shorterWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { searchIcon } from '../../kit/icons/games.ts';
import styles from './shorterWords.module.css';

interface ShorterWordsProps {
  /** What found nothing. */
  readonly query: string;
  readonly onChoose: (word: string) => void;
}

/** Words to search with one press instead. */
export function ShorterWords({ query, onChoose }: ShorterWordsProps) {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className={styles.words} aria-label={t('search_shorter')}>
      {shorterWords(query, i18n.language).map((word) => (
        <Button key={word} size="small" onClick={() => onChoose(word)}>
          <Icon d={searchIcon} size="small" />
          {word}
        </Button>
      ))}
    </fieldset>
  );
}
