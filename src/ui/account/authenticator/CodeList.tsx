import { useTranslation } from 'react-i18next';
import styles from './authenticator.module.css';

/** Recovery codes in two columns. */
export function CodeList({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.codes} aria-label={t('ways_codes_list')}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
