import type { ReactNode } from 'react';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import list from '../../site/centre/list.module.css';
import styles from './agreements.module.css';

interface AgreementItemProps {
  readonly onOpen: () => void;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

/** An agreement in a list; opens its details. */
export function AgreementItem({ onOpen, badge, children }: AgreementItemProps) {
  return (
    <li>
      <button type="button" className={classes(list.row, styles.row)} onClick={onOpen}>
        <span className={styles.who}>{children}</span>
        {badge}
        <Icon d={chevronRightIcon} size="small" className={list.chevron} />
      </button>
    </li>
  );
}
