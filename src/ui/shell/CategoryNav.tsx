import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { vendorArtPath } from '../../api/contract/game.ts';
import { isCentred, type NavCategory, targetOfCategory, targetOfVendor } from '../../machines/games/games.rules.ts';
import { isGamePath } from '../../machines/pages/pages.rules.ts';
import { useCategories } from '../games/useCategories.ts';
import { classes } from '../kit/classes.ts';
import { Icon } from '../kit/Icon.tsx';
import { flameIcon, searchIcon } from '../kit/icons/games.ts';
import { chevronDownIcon } from '../kit/icons/shell.ts';
import { LazyImage } from '../kit/LazyImage.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import nav from './categoryNav.module.css';
import styles from './shell.module.css';
import type { Site, SiteProps } from './site.ts';

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
      <div id={id} popover="auto" className={nav.vendors}>
        <div className={classes(nav.grid, isCentred(category.vendors) && nav.few)}>
          {category.vendors.map((vendor) => (
            <GameLink
              key={`${vendor.category}-${vendor.vassalage}`}
              site={site}
              target={targetOfVendor(vendor)}
              className={nav.vendor}
            >
              {vendor.isHot === 1 ? (
                <span className={nav.hot}>
                  <VisuallyHidden>{t('nav_hot')}</VisuallyHidden>
                  <Icon d={flameIcon} size="small" />
                </span>
              ) : null}
              <span className={nav.mark}>
                <LazyImage src={vendorArtPath(vendor.vassalage)} width={44} height={44} attempts={2} />
              </span>
              <span>{vendor.displayName}</span>
              <small>{t('nav_games_count', { count: vendor.count })}</small>
            </GameLink>
          ))}
        </div>
      </div>
    </div>
  );
}

interface GameLinkProps {
  readonly site: Site;
  readonly target: string;
  readonly className: string | undefined;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link to a list of games, or to a game: that needs a login first (GAME-18). */
export function GameLink({ site, target, className, current = false, children }: GameLinkProps) {
  return (
    <a
      className={className}
      href={target}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        if (!isGamePath(target) || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        site.send({ type: 'site.enter', path: target });
      }}
    >
      {children}
    </a>
  );
}
