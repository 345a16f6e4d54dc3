import type { ReactNode } from 'react';
import type { PublicationState } from '../../api/contract/rules/publicationState.ts';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';
import { EditButtons } from './EditButtons.tsx';
import { RunTime, StateBadge } from './RunTime.tsx';

interface PublicationRowProps extends DeskPageProps {
  readonly row: {
    readonly id: string;
    readonly title: string;
    readonly state: PublicationState;
    readonly startsAt: number | null;
    readonly endsAt: number | null;
  };
  readonly kind: string;
  /** Below the time. */
  readonly more?: ReactNode;
  readonly sum?: string;
}

/** A promotion or an article in the list of the desk: when players see it, and what can be done with it. */
export function PublicationRow({ actor, state, row, kind, more, sum }: PublicationRowProps) {
  const { id, title } = row;
  return (
    <li className={styles.row}>
      <span className={styles.cell}>
        <strong>{title}</strong>
        <small>{kind}</small>
      </span>
      <span className={styles.cell}>
        <RunTime startsAt={row.startsAt} endsAt={row.endsAt} />
        {more}
      </span>
      <span className={styles.badges}>
        <StateBadge state={row.state} />
      </span>
      {sum === undefined ? null : <span className={styles.sum}>{sum}</span>}
      <span className={styles.acts}>
        <EditButtons actor={actor} state={state} id={id} title={title} />
        <ActionButtons actor={actor} state={state} filter={(action) => 'id' in action && action.id === id} />
      </span>
    </li>
  );
}
