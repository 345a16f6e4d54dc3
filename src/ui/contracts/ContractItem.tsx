import type { ReactNode } from 'react';
import list from '../centre/list.module.css';
import { classes } from '../kit/classes.ts';
import { Icon } from '../kit/Icon.tsx';
import { chevronRightIcon } from '../kit/icons/shell.ts';
import type { ContractsProps } from './ContractsPage.tsx';
import styles from './contracts.module.css';

interface ContractItemProps extends ContractsProps {
  readonly id: string;
  /** How it stands. */
  readonly badge: ReactNode;
  /** What it says of the contract. */
  readonly children: ReactNode;
}

/** A contract in a list, which opens it. */
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
