import { useTranslation } from 'react-i18next';
import { listedArticles } from '../../../machines/public/help/help.rules.ts';
import styles from './help.module.css';
import type { HelpProps } from './helpProps.ts';
import { Questions } from './Questions.tsx';

/** What was found, the articles of a topic, or those that are asked for most often. */
export function HelpList({ actor, state }: HelpProps) {
  const { t } = useTranslation();
  const { query, topic } = state.context;
  const listed = listedArticles(state.context);
  const isSearch = query.trim() !== '';
  const title = isSearch
    ? t('help_found', { count: listed.length })
    : t(topic === null ? 'help_asked' : `help_topic_${topic}`);
  return (
    <section className={styles.list} aria-labelledby="help-list">
      <h2 id="help-list" role={isSearch ? 'status' : undefined}>
        {isSearch && listed.length === 0 ? t('help_none') : title}
      </h2>
      {listed.length === 0 ? (
        <p className={styles.faint}>{t('help_none_text')}</p>
      ) : (
        <div className={styles.panel}>
          <Questions actor={actor} state={state} articles={listed} withSummary={isSearch || topic !== null} />
        </div>
      )}
    </section>
  );
}
