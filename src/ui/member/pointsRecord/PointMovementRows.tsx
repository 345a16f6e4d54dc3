import { useTranslation } from 'react-i18next';
import type { PointMovement } from '../../../api/contract/member/points.ts';
import { Icon } from '../../kit/Icon.tsx';
import { coinsIcon } from '../../kit/icons/centre.ts';
import { Points } from '../../kit/Points.tsx';
import styles from '../../money/statement/rows.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';

/** One page of point movements: a table, on a phone cards (POINTS-08). */
export function PointMovementRows({ rows }: { readonly rows: readonly PointMovement[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('history_time')}</th>
          <th scope="col">{t('history_what')}</th>
          <th scope="col" className={styles.figure}>
            {t('record_points')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('history_balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, at, type, points, balanceAfter }) => (
          <tr key={id}>
            <td className={styles.at}>{dateTimeText(at)}</td>
            <td className={styles.what}>
              <Icon d={coinsIcon} className={styles.icon} />
              <span>{t(`kind_${type}`)}</span>
            </td>
            <td className={styles.amount}>
              <Points points={points} signed />
            </td>
            <td className={styles.balance}>
              <Points points={balanceAfter} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
