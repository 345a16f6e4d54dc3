import { useTranslation } from 'react-i18next';
import styles from './reports.module.css';

interface WhoProps {
  readonly account: string;
  /** 1 for a direct downline. */
  readonly level: number;
}

/** A member of the line. */
export function Who({ account, level }: WhoProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.who}>
      <strong>{account}</strong> <small>{t('report_level', { level })}</small>
    </span>
  );
}
