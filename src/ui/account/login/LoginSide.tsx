import { useTranslation } from 'react-i18next';
import { Brand } from '../../kit/Brand.tsx';
import styles from './login.module.css';

/** The panel beside the form on wide screens. */
export function LoginSide() {
  const { t } = useTranslation();
  return (
    <div className={styles.side}>
      <Brand />
      <p className={styles.sideTitle}>{t('login_side_title')}</p>
      <p className={styles.sideText}>{t('login_side_text')}</p>
    </div>
  );
}
