import { useTranslation } from 'react-i18next';
import { queueOf } from '../../../machines/desk/deskPage/deskQueues.ts';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DeskPageProps } from './deskPageProps.ts';
import { EditButtons } from './EditButtons.tsx';
import { viewOf } from './queueViews.tsx';

/** The list of a page, or the one that is open. */
export function DeskPartView({ actor, state }: DeskPageProps) {
  const { t } = useTranslation();
  const { part } = state.context;
  if (part === null) return null;
  const { columns, Detail } = viewOf(part.of);
  if ('detail' in part) {
    return Detail && <Detail actor={actor} state={state} detail={part.detail} pictures={part.pictures} />;
  }
  if (part.list.length === 0) return <p className={styles.empty}>{t('desk_empty')}</p>;
  const { detail, edits } = queueOf(part.of);
  const cells = (row: (typeof part.list)[number]) => {
    const { who, what, badges, sum } = columns?.(t, row as never) ?? {};
    return (
      <>
        <span className={styles.cell}>{who}</span>
        <span className={styles.cell}>{what}</span>
        {badges === undefined ? null : <span className={styles.badges}>{badges}</span>}
        {sum === undefined ? null : <span className={styles.sum}>{sum}</span>}
      </>
    );
  };
  const rows = (
    <ul className={styles.rows}>
      {part.list.map((row) => {
        const { id } = row;
        if (detail !== null) {
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.row}
                aria-disabled={state.matches('shown') ? undefined : true}
                onClick={() => actor.send({ type: 'deskPage.open', id })}
              >
                {cells(row)}
              </button>
            </li>
          );
        }
        const acts = <ActionButtons actor={actor} state={state} filter={(action) => action.id === id} />;
        return (
          <li key={id} className={styles.row}>
            {cells(row)}
            {edits === null || !('title' in row) ? (
              acts
            ) : (
              <span className={styles.acts}>
                <EditButtons actor={actor} state={state} id={id} title={row.title} />
                {acts}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={styles.listed}>
      <ActionButtons actor={actor} state={state} filter={({ id }) => id === ''} />
      {rows}
    </div>
  );
}
