import { useTranslation } from 'react-i18next';
import type { JoinProgram } from '../../../api/contract/agent/join.ts';
import styles from './join.module.css';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** From the application to the link. */
export function JoinSteps({ program: { answerMs } }: { readonly program: JoinProgram }) {
  const { t } = useTranslation();
  const time =
    answerMs !== null && answerMs >= HOUR_MS
      ? t('join_hours', { count: Math.ceil(answerMs / HOUR_MS) })
      : t('join_minutes', { count: Math.max(1, Math.ceil((answerMs ?? 0) / MINUTE_MS)) });
  const steps = [
    { title: t('join_step_1'), text: t('join_step_1_text') },
    {
      title: t('join_step_2'),
      text: answerMs === null ? t('join_step_2_text') : t('join_step_2_median', { time }),
    },
    { title: t('join_step_3'), text: t('join_step_3_text') },
  ];
  return (
    <section aria-labelledby="join-steps" className={styles.part}>
      <h2 id="join-steps" className={styles.heading}>
        {t('join_steps')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, place) => (
          <li key={title} className={styles.panel}>
            <b>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              {title}
            </b>
            <p className={styles.muted}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
