import type { ReactNode } from 'react';
import list from '../centre/list.module.css';
import { classes } from '../kit/classes.ts';
import { Icon } from '../kit/Icon.tsx';
import { chevronRightIcon } from '../kit/icons/shell.ts';
import styles from './contracts.module.css';

interface ContractItemProps {
  readonly onOpen: () => void;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

/** A contract in a list; opens its details. */
export function ContractItem({ onOpen, badge, children }: ContractItemProps) {
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
