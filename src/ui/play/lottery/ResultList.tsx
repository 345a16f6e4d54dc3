import { useTranslation } from 'react-i18next';
import type { OpenedNumber } from '../../../api/contract/play/lottery.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { DrawnNumbers, MOST_NUMBERS } from './DrawnNumbers.tsx';
import styles from './lottery.module.css';

/** LOTTERY-08: the last results, the newest first. */
export function ResultList({ draws }: { readonly draws: readonly OpenedNumber[] }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.results}>
      {draws.map(({ gameCode, gameName, issueNo, numbers, openedAt }) => (
        <li key={`${gameCode} ${issueNo}`} className={styles.result}>
          <p className={styles.resultName}>
            <b>{gameName}</b>
            <span className={styles.muted}>
              {t('numbers_draw', { issue: issueNo })} · {dateTimeText(openedAt)}
            </span>
          </p>
          {numbers.length > MOST_NUMBERS ? (
            <details className={styles.prizes}>
              <summary>
                <DrawnNumbers numbers={numbers} />
                <span className={styles.more}>{t('lottery_all_prizes', { count: numbers.length })}</span>
              </summary>
              <p className={styles.lots}>{numbers.join('  ')}</p>
            </details>
          ) : (
            <DrawnNumbers numbers={numbers} />
          )}
        </li>
      ))}
    </ol>
  );
}
