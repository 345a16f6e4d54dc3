import type { PromotionOffer, PromotionTerms } from '../../../api/contract/public/promotion.ts';
import type { PromotionStatus } from '../../../api/contract/rules/promotionStatus.ts';
import { Poster } from '../promotions/Poster.tsx';
import { PromotionTag } from '../promotions/PromotionTag.tsx';
import styles from './promotion.module.css';

interface OfferTopProps {
  readonly offer: Pick<PromotionOffer, 'title' | 'summary' | 'art'>;
  readonly terms: PromotionTerms;
  readonly status: PromotionStatus;
  /** The heading; 2 inside a page that has its own. */
  readonly level?: 1 | 2;
}

/** What a promotion is: poster, title, summary, status. */
export function OfferTop({ offer, terms, status, level = 2 }: OfferTopProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.top}>
      <Poster offer={{ ...offer, terms }} isFirst className={styles.poster} />
      <div className={styles.words}>
        <Heading>{offer.title}</Heading>
        <p>{offer.summary}</p>
        <PromotionTag status={status} />
      </div>
    </header>
  );
}
