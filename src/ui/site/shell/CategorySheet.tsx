import { useTranslation } from 'react-i18next';
import { targetOfCategory } from '../../../machines/play/games/games.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { gamepadIcon, searchIcon } from '../../kit/icons/games.ts';
import { categoryLook } from '../../play/games/categoryIcons.ts';
import { GameLink } from '../../play/games/GameLink.tsx';
import { useCategories } from '../../play/games/useCategories.ts';
import styles from './categorySheet.module.css';
import type { SiteProps } from './site.ts';

/** The categories on a phone: a sheet that rises from the bottom bar. A native popover. */
export function CategorySheet({ site }: SiteProps) {
  const { t } = useTranslation();
  const categories = useCategories(site);
  return (
    <div id="category-sheet" popover="auto" className={styles.sheet}>
      <h2 className={styles.title}>{t('nav_categories')}</h2>
      <div className={styles.grid}>
        <GameLink site={site} target="/search" className={styles.entry}>
          <Icon d={searchIcon} />
          {t('nav_search')}
        </GameLink>
        <GameLink site={site} target="/games" className={styles.entry}>
          <Icon d={gamepadIcon} />
          {t('nav_all_games')}
        </GameLink>
        {categories.map((category) => (
          <GameLink key={category.path} site={site} target={targetOfCategory(category)} className={styles.entry}>
            <Icon d={categoryLook[category.category].icon} />
            {t(`category_${category.category}`)}
          </GameLink>
        ))}
      </div>
    </div>
  );
}
