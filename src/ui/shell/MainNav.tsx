import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isHome } from './isHome.ts';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

/** The main navigation: home first (HEADER-05), promotions last (HEADER-08). */
export function MainNav({ site }: SiteProps) {
  const { t } = useTranslation();
  const path = useSelector(site, ({ context }) => context.path);
  return (
    <nav className={styles.nav} aria-label={t('nav_label')}>
      <div className={styles.navRow}>
        <a className={styles.lamp} href="/" aria-current={isHome(path) ? 'page' : undefined}>
          {t('nav_home')}
        </a>
        <a className={styles.lamp} href={isHome(path) ? '#winners' : '/#winners'}>
          {t('nav_winners')}
        </a>
        <a className={styles.lamp} href={isHome(path) ? '#promotions' : '/#promotions'}>
          {t('nav_promotions')}
        </a>
      </div>
    </nav>
  );
}
