import { useTranslation } from 'react-i18next';
import { Brand } from '../../kit/Brand.tsx';
import { Qr } from '../../kit/Qr.tsx';
import styles from './forgot.module.css';

/** FORGOT-22, CONST-32: edge of the QR code, px. */
const QR_SIZE = 200;

/** Beside the form on wide screens: a QR code to continue on a phone, where SMS and email arrive. */
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
