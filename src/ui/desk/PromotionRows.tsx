import { useTranslation } from 'react-i18next';
import type { DeskPromotion } from '../../api/contract/deskPromotions.ts';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';
import { PublicationRow } from './PublicationRow.tsx';
import { moneyText } from './purseText.ts';

interface RowsProps extends DeskPageProps {
  readonly rows: readonly DeskPromotion[];
}

/** The promotions of the merchant: when they run, who takes part, what was granted. */
export function PromotionRows({ actor, state, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <PublicationRow
          key={row.id}
          actor={actor}
          state={state}
          row={row}
          kind={t(`desk_promotion_kind_${row.kind}`)}
          sum={moneyText(row.granted)}
          more={
            <small>
              {t('desk_promotion_members', { count: row.members })}
              {row.applying > 0 ? ` · ${t('desk_promotion_applying', { count: row.applying })}` : ''}
            </small>
          }
        />
      ))}
    </ul>
  );
}
