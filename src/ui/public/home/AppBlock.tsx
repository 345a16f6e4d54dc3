import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Qr } from '../../kit/Qr.tsx';
import styles from './appBlock.module.css';

const QR_SIZE = 96;

/** The app, with the QR code of its page (HOME-05). */
export function AppBlock() {
  const { t } = useTranslation();
  return (
    <section className={styles.app} aria-labelledby="app-title">
      <Qr value={new URL('/down', document.baseURI).href} size={QR_SIZE} label={t('home_app_qr')} />
      <div>
        <h2 id="app-title">{t('home_app_title')}</h2>
        <p>{t('home_app_text')}</p>
      </div>
      <ButtonLink href="/down">{t('footer_app')}</ButtonLink>
    </section>
  );
}
