import { useTranslation } from 'react-i18next';
import type { BonusRow } from '../../../api/contract/member/bonus.ts';
import { Badge } from '../../kit/Badge.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronDownIcon } from '../../kit/icons/shell.ts';
import { Money } from '../../kit/Money.tsx';
import list from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { BonusCause } from './BonusCause.tsx';
import styles from './bonuses.module.css';
import { groupIcons } from './groupIcons.ts';

/** Bonuses, newest first; each opens to how its amount came about. */
export function BonusRows({ rows }: { readonly rows: readonly BonusRow[] }) {
  const { t } = useTranslation();
  return (
    <ul className={list.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <details className={styles.row}>
            <summary className={classes(list.row, styles.line)}>
              <Icon d={groupIcons[row.group]} className={styles.icon} />
              <span className={styles.name}>
                <strong>{row.cause.name ?? t(`kind_${row.kind}`)}</strong>
                <small>{`${t(`bonus_group_${row.group}`)} · ${dateTimeText(row.at)}`}</small>
              </span>
              <Money amount={row.amount} signed className={styles.amount} />
              <Badge {...(row.state === 'credited' && { tone: 'gain' })}>{t(`bonus_state_${row.state}`)}</Badge>
              <Icon d={chevronDownIcon} size="small" className={styles.chevron} />
            </summary>
            <BonusCause row={row} />
          </details>
        </li>
      ))}
    </ul>
  );
}
