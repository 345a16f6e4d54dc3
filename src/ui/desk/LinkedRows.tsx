import { useTranslation } from 'react-i18next';
import type { DeskLinked } from '../../api/contract/deskLinked.ts';
import { dateTimeText } from '../clock/timeText.ts';
import styles from './desk.module.css';
import { moneyText } from './purseText.ts';

/** Accounts that may be one person's, or play together, and why. */
export function LinkedRows({ rows }: { readonly rows: readonly DeskLinked[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, one, other, traits, draws, staked, foundAt }) => {
        const shared = traits.filter((trait) => trait !== 'opposite');
        return (
          <li key={id} className={styles.row}>
            <span className={styles.cell}>
              <strong>
                {one.username} · {other.username}
              </strong>
              <small>{dateTimeText(foundAt)}</small>
            </span>
            <span className={styles.cell}>
              {shared.length === 0 ? null : (
                <span>
                  {t('desk_referral_shared', { what: shared.map((trait) => t(`desk_trait_${trait}`)).join(', ') })}
                </span>
              )}
              {draws === 0 ? null : <span>{t('desk_linked_opposite', { count: draws })}</span>}
            </span>
            {draws === 0 ? null : <span className={styles.sum}>{moneyText(staked)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
