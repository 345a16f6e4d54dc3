import type { ReactNode } from 'react';
import list from '../centre/list.module.css';
import { classes } from '../kit/classes.ts';
import { Icon } from '../kit/Icon.tsx';
import { chevronRightIcon } from '../kit/icons/shell.ts';
import styles from './contracts.module.css';
import type { ContractsProps } from './contractsProps.ts';

interface ContractItemProps extends ContractsProps {
  readonly id: string;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

/** A contract in a list; opens its details. */
export function ContractItem({ actor, state, id, badge, children }: ContractItemProps) {
  return (
    <li>
      <button
        type="button"
        className={classes(list.row, styles.row)}
        aria-disabled={state.matches('list') ? undefined : true}
        onClick={() => actor.send({ type: 'contracts.open', id })}
      >
        <span className={styles.who}>{children}</span>
        {badge}
        <Icon d={chevronRightIcon} size="small" className={list.chevron} />
      </button>
    </li>
  );
}
