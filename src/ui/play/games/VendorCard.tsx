import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { vendorArtPath } from '../../../api/contract/play/game.ts';
import { hasPopupList, type NavVendor, targetOfVendor } from '../../../machines/play/games/games.rules.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { flameIcon } from '../../kit/icons/games.ts';
import { LazyImage } from '../../kit/LazyImage.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { GameLink } from './GameLink.tsx';
import styles from './vendorCard.module.css';

interface VendorCardProps extends SiteProps {
  readonly vendor: NavVendor;
  /** The mark stands beside the name. */
  readonly low?: boolean;
}

const listOf = ({ vassalage, category, displayName }: NavVendor) => ({
  vassalage,
  gameCategory: category,
  name: displayName,
});

/** A vendor of a category: mark, name, number of games, and whether it is hot (GAME-13, 14). */
export function VendorCard({ site, vendor, low = false }: VendorCardProps) {
  const { t } = useTranslation();
  const isMember = useSelector(site, ({ context }) => context.hasToken);
  return (
    <GameLink
      site={site}
      target={targetOfVendor(vendor)}
      className={classes(styles.vendor, low && styles.low)}
      popup={isMember && hasPopupList(vendor) ? () => site.send({ type: 'site.listVendor', ...listOf(vendor) }) : null}
    >
      {vendor.isHot === 1 ? (
        <span className={styles.hot}>
          <VisuallyHidden>{t('nav_hot')}</VisuallyHidden>
          <Icon d={flameIcon} size="small" />
        </span>
      ) : null}
      <span className={styles.mark}>
        <LazyImage src={vendorArtPath(vendor.vassalage)} width={44} height={44} attempts={2} />
      </span>
      <span>{vendor.displayName}</span>
      <small>{t('nav_games_count', { count: vendor.count })}</small>
    </GameLink>
  );
}
