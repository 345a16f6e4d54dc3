import { useTranslation } from 'react-i18next';
import type { PromotionOffer } from '../../../api/contract/public/promotion.ts';
import type { ShownStatus } from '../../../machines/public/promotions/promotions.rules.ts';
import { ArrivingDeviceTime } from '../../site/clock/ArrivingDeviceTime.tsx';
import { Poster } from './Poster.tsx';
import { PromotionTag } from './PromotionTag.tsx';
import styles from './promotions.module.css';
import { deadlineText, wageringText, worthText } from './promotionText.ts';

interface OfferCardProps {
  readonly offer: PromotionOffer;
  readonly shown: ShownStatus;
  readonly isFirst: boolean;
}

/** A promotion with the terms that matter, its status and deadline. */
export function OfferCard({ offer, shown, isFirst }: OfferCardProps) {
  const { t } = useTranslation();
  const deadline = deadlineText(t, shown);
  const terms = [
    [t('promo_term_wagering'), wageringText(t, offer.terms)],
    [t('promo_term_worth'), worthText(t, offer.terms)],
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
          <span>
            {deadline}
            {deadline === '' || shown.until === null ? null : <ArrivingDeviceTime at={shown.until} />}
          </span>
        </div>
      </div>
    </li>
  );
}
