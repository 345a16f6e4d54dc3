import { useTranslation } from 'react-i18next';
import type { PromotionOffer } from '../../../api/contract/public/promotion.ts';
import { classes } from '../../kit/classes.ts';
import styles from './promotions.module.css';
import { posterText } from './promotionText.ts';

/** Posters with a light ground. */
const LIGHT: readonly PromotionOffer['art'][] = ['balls', 'app', 'newbie'];

interface PosterProps {
  readonly offer: Pick<PromotionOffer, 'art' | 'terms'>;
  /** Over, or not begun. */
  readonly isOff?: boolean;
  /** Above the fold. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** The drawn poster of a promotion, with its figure. */
export function Poster({ offer: { art, terms }, isOff = false, isFirst = false, className }: PosterProps) {
  const { t } = useTranslation();
  const say = posterText(t, terms);
  return (
    <span className={classes(styles.poster, LIGHT.includes(art) && styles.light, isOff && styles.off, className)}>
      <img src={`/art/promotions/${art}.svg`} alt="" width={480} height={300} loading={isFirst ? 'eager' : 'lazy'} />
      {say ? (
        <span className={styles.say}>
          <b>{say[0]}</b>
          <span>{say[1]}</span>
        </span>
      ) : null}
    </span>
  );
}
