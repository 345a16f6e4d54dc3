import { useTranslation } from 'react-i18next';
import type { SetupItem } from '../../../api/contract/desk/deskSetup.ts';
import type { DeskPageName } from '../../../machines/desk/deskPage/deskQueues.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Note } from '../../kit/Note.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DetailProps } from './deskPageProps.ts';

/** Where something missing is added; the others are added at the start of the server. */
const PLACES: { readonly [I in SetupItem]?: DeskPageName } = {
  deposits: 'paymentMethods',
  payouts: 'paymentMethods',
  games: 'vendors',
  service: 'settings',
  books: 'books',
};

/** What a brand needs before it opens: what is missing comes first. */
export function SetupPart({ actor, state, detail }: DetailProps<'setup'>) {
  const { t } = useTranslation();
  const { brand, openedAt, openingBy, items } = detail;
  const missing = items.filter(({ done }) => !done);
  const present = items.filter(({ done }) => done);
  return (
    <div className={styles.page}>
      <section className={styles.panel} aria-labelledby="setup">
        <div className={styles.badges}>
          <h2 id="setup">{brand}</h2>
          <Badge tone={openedAt === null ? 'danger' : 'gain'}>
            {openedAt === null
              ? t('desk_setup_closed')
              : openedAt === 0
                ? t('desk_status_of_0')
                : t('desk_setup_open', { time: dateTimeText(openedAt) })}
          </Badge>
          <small>{t('desk_setup_progress', { done: present.length, count: items.length })}</small>
        </div>
        <progress className={styles.progress} max={items.length} value={present.length} aria-hidden="true" />
        {openedAt === null ? (
          <Note>
            {openingBy === null
              ? t(missing.length === 0 ? 'desk_setup_whole' : 'desk_setup_intro')
              : t('desk_setup_asked', { name: openingBy })}
          </Note>
        ) : null}
        <ActionButtons actor={actor} state={state} filter={() => true} />
      </section>
      <ul className={styles.rows}>
        {[...missing, ...present].map(({ id, done }) => {
          const page = PLACES[id];
          return (
            <li key={id} className={styles.row}>
              <span className={classes(styles.cell, styles.wide)}>
                <strong>{t(`desk_setup_${id}`)}</strong>
                <small>{t(`desk_setup_${id}_text`)}</small>
              </span>
              <span className={styles.badges}>
                <Badge tone={done ? 'gain' : 'danger'}>{t(done ? 'desk_setup_done' : 'desk_setup_missing')}</Badge>
              </span>
              {page === undefined || done ? null : (
                <span className={styles.actions}>
                  <Button
                    size="small"
                    disabled={!state.matches('shown')}
                    onClick={() => actor.send({ type: 'deskPage.goTo', page })}
                  >
                    {t('desk_setup_go', { page: t(`desk_page_${page}`) })}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
