import { useTranslation } from 'react-i18next';
import { targetOfCategory } from '../../../machines/play/games/games.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import { GameLink } from './GameLink.tsx';
import { useCategories } from './useCategories.ts';
import { VendorCard } from './VendorCard.tsx';
import styles from './vendorLanes.module.css';

/** GAME-15: a lane of vendors for each category. */
export function VendorLanes({ site }: SiteProps) {
  const { t } = useTranslation();
  return useCategories(site).map((category) => {
    const id = `lane-${category.category}`;
    return (
      <section key={category.path} className={styles.lane} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          <GameLink site={site} target={targetOfCategory(category)} className={styles.link}>
            {t(`category_${category.category}`)}
            <Icon d={chevronRightIcon} size="small" />
          </GameLink>
        </h2>
        <div className={styles.cards}>
          {category.vendors.map((vendor) => (
            <VendorCard key={`${vendor.category}-${vendor.vassalage}`} site={site} vendor={vendor} low />
          ))}
        </div>
      </section>
    );
  });
}
