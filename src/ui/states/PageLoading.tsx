import { useTranslation } from 'react-i18next';
import styles from './PageLoading.module.css';
import { PageShape, type Shape } from './PageShape.tsx';

interface PageLoadingProps {
  readonly shape?: Shape;
  /** Whether the page is an overlay: then so is this, with a close button. */
  readonly overlay?: boolean;
}

/** Shown while a page's code loads. If offline, says so, and continues when the network is back. */
export function PageLoading({ overlay, shape = 'rows' }: PageLoadingProps) {
  const { t } = useTranslation();
  return (
    <div className={overlay ? styles.over : styles.waiting} role="status" aria-busy="true" aria-label={t('loading')}>
      {navigator.onLine ? null : <p>{t('failure_offline')}</p>}
      <PageShape shape={shape} />
      {overlay ? <a href="/">{t('nav_home')}</a> : null}
    </div>
  );
}
