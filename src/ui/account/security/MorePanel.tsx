import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/Icon.tsx';
import { mailIcon, receiptIcon } from '../../kit/icons/centre.ts';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import list from '../../site/centre/list.module.css';
import styles from './security.module.css';

const PAGES = [
  { path: '/member/notifications', icon: mailIcon, label: 'more_notices', text: 'more_notices_text' },
  { path: '/member/accountData', icon: receiptIcon, label: 'more_data', text: 'more_data_text' },
] as const;

/** The pages that belong to the account and are not in the menu. */
export function MorePanel() {
  const { t } = useTranslation();
  return (
    <nav className={list.panel} aria-label={t('more_title')}>
      <ul className={list.rows}>
        {PAGES.map(({ path, icon, label, text }) => (
          <li key={path}>
            <a href={path} className={styles.link}>
              <Icon d={icon} className={styles.icon} />
              <span className={styles.name}>
                <strong>{t(label)}</strong>
                <small className={styles.label}>{t(text)}</small>
              </span>
              <Icon d={chevronRightIcon} className={list.chevron} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
