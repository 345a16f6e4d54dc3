import { useTranslation } from 'react-i18next';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { protectionContract } from '../../../api/contract/member/protection.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Money } from '../../kit/Money.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import { durationText } from '../../site/clock/timeText.ts';
import { dayHourText } from './dayText.ts';
import layout from './protect.module.css';
import styles from './sessions.module.css';

type Part = ValueOf<typeof protectionContract.sessions>;

/** Length of `00:42` in `00:42:08`. */
const WITHOUT_SECONDS = -3;

/** Sessions of play, newest first. */
export function PlaySessions({ actor }: { readonly actor: ListActor<Part> }) {
  const { t } = useTranslation();
  return (
    <section className={layout.sessions} aria-labelledby="sessions">
      <h3 id="sessions">{t('sessions_title')}</h3>
      <ListPage
        actor={actor}
        label={t('sessions_title')}
        rows={(rows) => <SessionRows rows={rows} />}
        emptyTitle={t('sessions_empty')}
        emptyText={t('sessions_empty_text')}
        failedTitle={t('sessions_failed')}
      />
    </section>
  );
}

function SessionRows({ rows }: { readonly rows: Part['list'] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('sessions_started')}</th>
          <th scope="col">{t('sessions_length')}</th>
          <th scope="col" className={styles.wide}>
            {t('sessions_deposits')}
          </th>
          <th scope="col">{t('sessions_net')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ startedAt, endedAt, played, deposits, net }) => (
          <tr key={startedAt}>
            <td>
              {dayHourText(startedAt)} {endedAt === null ? <Badge>{t('sessions_now')}</Badge> : null}
            </td>
            <td>{durationText(played).slice(0, WITHOUT_SECONDS)}</td>
            <td className={styles.wide}>{deposits === 0 ? '—' : <Money amount={deposits} />}</td>
            <td>
              <Money amount={net} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
