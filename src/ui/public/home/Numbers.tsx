import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { DrawnNumbers } from '../../play/lottery/DrawnNumbers.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import type { NumbersActor } from './content.ts';
import styles from './home.module.css';

/** How many draws home shows. */
const SHOWN = 6;

/** Popular lottery numbers, fetched after login (LOGIN-15). */
export function Numbers({ numbers }: { readonly numbers: NumbersActor }) {
  const { t } = useTranslation();
  const draws = useSelector(numbers, ({ context }) => context.value?.list);
  if (!draws || draws.length === 0) return null;
  return (
    <section aria-labelledby="numbers-title">
      <h2 id="numbers-title" className={styles.sectionTitle}>
        {t('numbers_title')}
      </h2>
      <ul className={styles.slips}>
        {draws.slice(0, SHOWN).map(({ gameCode, gameName, issueNo, numbers: drawn, openedAt }) => (
          <li key={`${gameCode} ${issueNo}`} className={styles.slip}>
            <h3>{gameName}</h3>
            <p className={styles.slipMeta}>{t('numbers_draw', { issue: issueNo })}</p>
            <DrawnNumbers numbers={drawn} />
            <p className={styles.slipMeta}>{t('numbers_opened', { time: dateTimeText(openedAt) })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
