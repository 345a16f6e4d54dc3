import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { framePart } from '../../lazyView.ts';
import { isHome, isPromotions } from './isHome.ts';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

const CategoryNav = framePart('CategoryNav');

/** The main navigation: home first (HEADER-05), then the categories, promotions last (HEADER-08). */
export function MainNav({ site }: SiteProps) {
  const { t } = useTranslation();
  const path = useSelector(site, ({ context }) => context.path);
  const promotions = (
    <a className={styles.lamp} href="/promotions" aria-current={isPromotions(path) ? 'page' : undefined}>
      {t('nav_promotions')}
    </a>
  );
  return (
    <nav className={styles.nav} aria-label={t('nav_label')}>
      <div className={styles.navRow}>
        <a className={styles.lamp} href="/" aria-current={isHome(path) ? 'page' : undefined}>
          {t('nav_home')}
        </a>
        <Suspense fallback={promotions}>
          <CategoryNav site={site}>{promotions}</CategoryNav>
        </Suspense>
      </div>
    </nav>
  );
}
