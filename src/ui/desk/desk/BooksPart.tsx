import { useTranslation } from 'react-i18next';
import type { Books } from '../../../api/contract/desk/desk.ts';
import { Note } from '../../kit/Note.tsx';
import { clockText } from '../../site/clock/timeText.ts';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DetailProps } from './deskPageProps.ts';
import { purseName } from './purseName.ts';
import { purseText } from './purseText.ts';

/** The last ledger proof and the totals of each purse. */
export function BooksPart({ actor, state, detail: books }: DetailProps<'books'>) {
  const { t } = useTranslation();
  const { proof } = books;
  return (
    <div className={styles.one}>
      {proof === null ? (
        <Note>{t('desk_books_never')}</Note>
      ) : (
        <Note tone={proof.faults.length === 0 ? 'gain' : 'danger'}>
          <strong>{t(proof.faults.length === 0 ? 'desk_books_good' : 'desk_books_bad')}</strong>
          <p>
            {t('desk_books_facts', {
              movements: proof.movements,
              entries: proof.entries,
              audit: proof.auditEntries,
              time: clockText(proof.at),
            })}
          </p>
          <ul>
            {proof.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Note>
      )}
      <ActionButtons actor={actor} state={state} filter={() => true} />
      <Sums title={t('desk_books_house')} rows={books.house} />
      <Sums title={t('desk_books_members')} rows={books.members} />
    </div>
  );
}

function Sums({ title, rows }: { readonly title: string; readonly rows: Books['house'] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {rows.map(({ book, currency, purse, sum }) => (
          <div key={`${book} ${currency} ${purse}`} className={styles.fact}>
            <dt>
              {purseName(t, purse)} · {t(`desk_book_${book}`)}
            </dt>
            <dd className={styles.sum}>{purseText(t, currency === 'P' ? 'main' : 'points', sum)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
