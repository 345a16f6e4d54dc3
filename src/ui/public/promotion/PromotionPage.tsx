import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { statusOf, termsOf } from '../../../machines/public/promotion/promotion.rules.ts';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronLeftIcon } from '../../kit/icons/shell.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { OfferRules } from './OfferRules.tsx';
import { OfferTop } from './OfferTop.tsx';
import { OwnPart } from './OwnPart.tsx';
import { Pact } from './Pact.tsx';
import styles from './promotion.module.css';
import type { PromotionProps } from './promotionProps.ts';
import { RaffleDraw } from './RaffleDraw.tsx';
import { Wagering } from './Wagering.tsx';

/** The details of a promotion (ROUTE-25, PROMO-04): the terms that matter first, then the own part, then all terms. */
export function PromotionPage({ actor, site }: SiteProps & Pick<PromotionProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { offer, standing, offerFailure } = state.context;
  const terms = termsOf(state.context);
  return (
    <div className={styles.page} aria-busy={state.matches({ offer: 'loading' })}>
      <a className={styles.back} href="/promotions">
        <Icon d={chevronLeftIcon} size="small" />
        {t('promo_back')}
      </a>
      {state.matches({ offer: 'missing' }) ? (
        <EmptyState
          title={t('promo_missing')}
          level={2}
          text={t('promo_missing_text')}
          action={<ButtonLink href="/promotions">{t('promo_back')}</ButtonLink>}
        />
      ) : null}
      {state.matches({ offer: 'failed' }) ? (
        <LoadFailed
          title={t('promo_detail_failed')}
          level={2}
          failure={offerFailure}
          onRetry={() => actor.send({ type: 'promotion.retry' })}
        />
      ) : null}
      {offer === null && state.matches({ offer: 'loading' }) ? <PagePlaceholder /> : null}
      {offer && terms ? (
        <div className={styles.deal}>
          <div className={styles.lead}>
            <OfferTop offer={offer} terms={terms} status={statusOf(state.context)} level={1} />
            <Pact who={offer.who} terms={terms} standing={standing} />
            {standing?.wagering ? <Wagering wagering={standing.wagering} standing={standing} /> : null}
            {offer.raffle ? <RaffleDraw raffle={offer.raffle} terms={terms} /> : null}
          </div>
          <div className={styles.aside}>
            <OwnPart actor={actor} state={state} site={site} offer={offer} />
            <OfferRules rules={offer.rules} />
          </div>
        </div>
      ) : null}
    </div>
  );
}
