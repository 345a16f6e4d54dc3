import { useTranslation } from 'react-i18next';
import type { AuthenticatorSetup } from '../../../api/contract/account/secondFactor.ts';
import { Qr } from '../../kit/Qr.tsx';
import styles from './authenticator.module.css';

/** Edge of the QR code, px. */
const QR_SIZE = 168;
const GROUP = /.{1,4}/g;

/** The key of a new authenticator as QR code and as text in groups of four. */
export function AuthenticatorKey({ setup }: { readonly setup: AuthenticatorSetup }) {
  const { t } = useTranslation();
  return (
    <div className={styles.key}>
      <Qr value={setup.authenticatorUri} size={QR_SIZE} label={t('ways_scan_qr')} />
      <p>
        <small className={styles.label}>{t('ways_scan_key')}</small>
        <code className={styles.text}>{setup.authenticatorKey.match(GROUP)?.join(' ')}</code>
      </p>
    </div>
  );
}
