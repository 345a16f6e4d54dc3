import { useTranslation } from 'react-i18next';
import { Brand } from '../kit/Brand.tsx';
import { Qr } from '../kit/Qr.tsx';
import styles from './forgot.module.css';

/** FORGOT-22, CONST-32. */
const QR_SIZE = 200;

/** What stands beside the form where there is room: how to go on at a phone, where SMS and e-mail are at hand. */
export function ForgotSide() {
  const { t } = useTranslation();
  return (
    <div className={styles.side}>
      <Brand />
      <Qr value={new URL('/login', document.baseURI).href} size={QR_SIZE} label={t('forgot_qr_label')} />
      <p className={styles.caption}>{t('forgot_qr')}</p>
    </div>
  );
}
