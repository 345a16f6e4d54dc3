import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCentred, type NavCategory, targetOfCategory } from '../../../machines/play/games/games.rules.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { searchIcon } from '../../kit/icons/games.ts';
import { chevronDownIcon } from '../../kit/icons/shell.ts';
import { GameLink } from '../../play/games/GameLink.tsx';
import { useCategories } from '../../play/games/useCategories.ts';
import { VendorCard } from '../../play/games/VendorCard.tsx';
import nav from './categoryNav.module.css';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

interface CategoryNavProps extends SiteProps {
  /** The last entry (HEADER-08). */
  readonly children: ReactNode;
}

/** HEADER-06…30: one entry for each category with vendors, each with a dropdown of its vendors. */
export function CategoryNav({ site, children }: CategoryNavProps) {
  const { t } = useTranslation();
  const categories = useCategories(site);
  return (
    <>
      {categories.map((category) => (
        <CategoryEntry key={category.path} site={site} category={category} />
      ))}
      {children}
      <a className={classes(styles.lamp, nav.search)} href="/search">
        <Icon d={searchIcon} />
        {t('nav_search')}
      </a>
    </>
  );
}

function CategoryEntry({ site, category }: SiteProps & { readonly category: NavCategory }) {
  const { t } = useTranslation();
  const path = useSelector(site, ({ context }) => context.path);
  const name = t(`category_${category.category}`);
  const id = `vendors-${category.category}`;
  // presentational: a phone never opens it, and need not draw a hundred cards
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div className={nav.entry}>
      <GameLink
        site={site}
        target={targetOfCategory(category)}
        className={styles.lamp}
        current={path === category.path}
      >
        {name}
      </GameLink>
      <button type="button" className={nav.open} aria-label={t('nav_vendors', { category: name })} popoverTarget={id}>
        <Icon d={chevronDownIcon} size="small" />
      </button>
      <div id={id} popover="auto" className={nav.vendors} onBeforeToggle={() => setDrawn(true)}>
        {isDrawn ? (
          <div className={classes(nav.grid, isCentred(category.vendors) && nav.few)}>
            {category.vendors.map((vendor) => (
              <VendorCard key={`${vendor.category}-${vendor.vassalage}`} site={site} vendor={vendor} />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
