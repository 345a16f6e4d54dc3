import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/Badge.tsx';
import { clockText } from '../../site/clock/timeText.ts';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DetailProps } from './deskPageProps.ts';

/** Site status and feature switches. */
export function SwitchesPart({ actor, state, detail }: DetailProps<'switches'>) {
  const { t } = useTranslation();
  const { status, maintenanceUntil, features } = detail;
  const names = Object.keys(features) as (keyof typeof features)[];
  return (
    <div className={styles.page}>
      <section className={styles.panel} aria-labelledby="status">
        <div className={styles.badges}>
          <h2 id="status">{t('desk_status')}</h2>
          <Badge tone={status === 0 ? 'gain' : 'danger'}>
            {status === 0 || status === 1 || status === 2
              ? t(`desk_status_of_${status}`)
              : t('desk_status_of_other', { status })}
          </Badge>
          {maintenanceUntil === null ? null : (
            <small>{t('desk_status_until', { time: clockText(maintenanceUntil) })}</small>
          )}
        </div>
        <ActionButtons actor={actor} state={state} filter={({ id }) => id === ''} />
      </section>
      <section className={styles.panel} aria-labelledby="features">
        <h2 id="features">{t('desk_features')}</h2>
        <ul className={styles.rows}>
          {names.map((name) => (
            <li key={name} className={styles.switch}>
              <span>{t(`desk_feature_${name}`)}</span>
              <Badge {...(features[name] ? { tone: 'gain' as const } : {})}>
                {t(features[name] ? 'desk_on' : 'desk_off')}
              </Badge>
              <ActionButtons actor={actor} state={state} filter={({ id }) => id === name} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
