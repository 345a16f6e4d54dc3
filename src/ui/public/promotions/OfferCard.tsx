import { useTranslation } from 'react-i18next';
import type { PromotionOffer } from '../../api/contract/promotion.ts';
import type { ShownStatus } from '../../machines/promotions/promotions.rules.ts';
import { Poster } from './Poster.tsx';
import { PromotionTag } from './PromotionTag.tsx';
import styles from './promotions.module.css';
import { deadlineText, untilText, wageringText, worthText } from './promotionText.ts';

interface OfferCardProps {
  readonly offer: PromotionOffer;
  readonly shown: ShownStatus;
  readonly isFirst: boolean;
}

/** A promotion with the terms that matter, its status and deadline. */
export function OfferCard({ offer, shown, isFirst }: OfferCardProps) {
  const { t } = useTranslation();
  const terms = [
    [t('promo_term_wagering'), wageringText(t, offer.terms)],
    [t('promo_term_worth'), worthText(t, offer.terms)],
    [t('promo_term_until'), untilText(t, offer.endsAt)],
  ] as const;
  return (
    <li className={styles.offer}>
      <Poster offer={offer} isOff={shown.status === 'close' || shown.status === 'comingSoon'} isFirst={isFirst} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <a href={`/promoDetail?id=${offer.id}`}>{offer.title}</a>
        </h2>
        <dl className={styles.terms}>
          {terms.map(([name, text]) =>
            text === null ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
          )}
        </dl>
        <div className={styles.foot}>
          <PromotionTag status={shown.status} />
          <span>{deadlineText(t, shown)}</span>
        </div>
      </div>
    </li>
  );
}
