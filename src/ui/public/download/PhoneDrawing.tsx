import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/Icon.tsx';
import styles from './download.module.css';

const SHARE = 'M12 15V4M8 7l4-4 4 4M6 11H5v10h14V11h-1';
const APPS = Array.from({ length: 11 }, (_, place) => `app-${place}`);

interface PhoneDrawingProps {
  readonly shows: 'share' | 'list' | 'press' | 'ask' | 'home';
}

/** A phone, drawn: sharing, the list with the entry, the menu of Chrome, its question, or the home screen. */
export function PhoneDrawing({ shows }: PhoneDrawingProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.phone} aria-hidden="true">
      {shows === 'share' ? (
        <div className={styles.browser}>
          <span className={styles.view} />
          <span className={styles.address}>{location.host}</span>
          <span className={styles.round}>
            <Icon d={SHARE} />
          </span>
        </div>
      ) : null}
      {shows === 'list' ? (
        <div className={styles.sheet}>
          <span />
          <span />
          <b>{t('down_add')}</b>
          <span />
        </div>
      ) : null}
      {shows === 'press' ? (
        <div className={styles.sheet}>
          <span className={styles.dots}>⋮</span>
          <span />
          <b>{t('down_install')}</b>
        </div>
      ) : null}
      {shows === 'ask' ? (
        <div className={styles.question}>
          <b className={styles.own} />
          <span>{t('down_install_short')}</span>
        </div>
      ) : null}
      {shows === 'home' ? (
        <div className={styles.apps}>
          {APPS.map((key, place) => (place === 6 ? <b key={key} className={styles.own} /> : <span key={key} />))}
        </div>
      ) : null}
    </div>
  );
}
