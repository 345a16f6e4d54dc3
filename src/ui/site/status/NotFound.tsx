import { useTranslation } from 'react-i18next';
import { LostBoat } from '../../art/LostBoat.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import styles from './status.module.css';

/** Page not found. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <div className={styles.notFound}>
      <LostBoat />
      <h1 className={styles.title}>{t('not_found_title')}</h1>
      <p className={styles.text}>{t('not_found_text')}</p>
      <ButtonLink variant="primary" href="/">
        {t('not_found_home')}
      </ButtonLink>
    </div>
  );
}
