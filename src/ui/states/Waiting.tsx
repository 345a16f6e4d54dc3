import { useTranslation } from 'react-i18next';
import { Skeleton } from '../kit/Skeleton.tsx';
import styles from './Waiting.module.css';

interface WaitingProps {
  /** What is waited for lies over the page: so does this, with a way back. */
  readonly over?: boolean;
}

/** In the place of a page whose code is on its way. Without a network it says so, and comes with the network. */
export function Waiting({ over }: WaitingProps) {
  const { t } = useTranslation();
  return (
    <div className={over ? styles.over : styles.waiting} role="status" aria-busy="true" aria-label={t('loading')}>
      {navigator.onLine ? null : <p>{t('failure_offline')}</p>}
      <Skeleton lines={6} />
      {over ? <a href="/">{t('nav_home')}</a> : null}
    </div>
  );
}
