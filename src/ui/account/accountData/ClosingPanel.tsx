import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import layout from '../../site/centre/page.module.css';
import { dueText } from '../../site/clock/dueText.ts';
import styles from './data.module.css';
import type { DataProps } from './dataProps.ts';

/** Closing: what it means, what is still open, and the way back. */
export function ClosingPanel({ actor, state }: DataProps) {
  const { t } = useTranslation();
  const told = state.context.state;
  if (told === null) return null;
  const { closesAt, obstacles, smallestWithdrawal } = told;
  const isStill = !state.matches('shown');
  return (
    <section className={layout.panel} aria-labelledby="closing">
      <h3 id="closing">{t('close_title')}</h3>
      {closesAt === null ? (
        <>
          <p>{t('close_text')}</p>
          <ul className={styles.terms}>
            <li>{t('close_erased')}</li>
            <li>{t('close_kept')}</li>
            <li>{t('close_given_up', { amount: formatMoney(smallestWithdrawal) })}</li>
          </ul>
          {obstacles.length > 0 ? (
            <div className={styles.open}>
              <h4>{t('close_open')}</h4>
              <ul className={styles.terms}>
                {obstacles.map((obstacle) => (
                  <li key={obstacle}>{t(`close_obstacle_${obstacle}`)}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <div className={layout.ways}>
            <Button
              disabled={isStill || obstacles.length > 0}
              onClick={() => actor.send({ type: 'data.want', purpose: 'close' })}
            >
              {t('close_ask')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Note tone="danger" role="status">
            {t('close_waits', { time: dueText(t, closesAt) })}
          </Note>
          <div className={layout.ways}>
            <Button
              variant="primary"
              busy={state.matches('keeping')}
              disabled={isStill}
              onClick={() => actor.send({ type: 'data.keep' })}
            >
              {t('close_keep')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
