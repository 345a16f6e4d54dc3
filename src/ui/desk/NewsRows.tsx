import { useTranslation } from 'react-i18next';
import type { DeskNews } from '../../api/contract/deskNews.ts';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';
import { PublicationRow } from './PublicationRow.tsx';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly DeskNews[];
}

/** The news of the merchant, and when each is shown. */
export function NewsRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <PublicationRow key={row.id} actor={actor} state={state} row={row} kind={t(`desk_news_type_${row.type}`)} />
      ))}
    </ul>
  );
}
