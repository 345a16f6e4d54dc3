import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../kit/SearchBox.tsx';
import styles from './help.module.css';
import type { HelpProps } from './helpProps.ts';

/** Search as one types. */
export function HelpSearch({ actor, state }: HelpProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.search}>
      <SearchBox
        large
        label={t('help_search')}
        placeholder={t('help_search_example')}
        clearLabel={t('help_search_clear')}
        value={state.context.query}
        maxLength={64}
        onChange={(query) => actor.send({ type: 'help.search', query })}
      />
    </div>
  );
}
