import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { MyPromotion, promotionContract } from '../../../api/contract/public/promotion.ts';
import type { promotionsPage } from '../../../machines/public/promotions/promotions.machine.ts';
import {
  offersIn,
  type PromotionsFilter,
  promotionsFilter,
  statusOf,
} from '../../../machines/public/promotions/promotions.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { Chips } from '../../list/Chips.tsx';
import { readOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { OfferCard } from './OfferCard.tsx';
import styles from './promotions.module.css';

interface PromotionsPageProps extends SiteProps {
  readonly actor: ActorRefFrom<typeof promotionsPage.machine>;
}

/** Cards of the first screen. */
const FIRST = 3;

/** The list of promotions (ROUTE-24, PROMO-01…03). */
export function PromotionsPage({ actor }: PromotionsPageProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const page = { actor, state };
  const { offers, filter } = state.context;
  const mine = readOf(page, 'mine');
  return (
    <div className={styles.page} aria-busy={readOf(page, 'offers').status === 'loading'}>
      <header className={styles.head} aria-busy={mine.status === 'loading' || undefined}>
        <h1>{t('promo_title')}</h1>
        {offers ? <p>{t('promo_count', { count: offers.list.length })}</p> : null}
      </header>
      {mine.status === 'failed' ? (
        <Note tone="danger" role="alert">
          {t('promo_mine_failed')}{' '}
          <Button size="small" onClick={mine.retry}>
            {t('retry')}
          </Button>
        </Note>
      ) : null}
      <Query of={readOf(page, 'offers')} failed={t('promo_failed')} level={2} placeholder={<PagePlaceholder />}>
        {(known) => (
          <Offers
            offers={known}
            mine={mine.value?.list ?? []}
            filter={filter}
            onChoose={(chosen) => actor.send({ type: 'promotions.filter', filter: chosen })}
          />
        )}
      </Query>
    </div>
  );
}

interface OffersProps {
  readonly offers: ValueOf<typeof promotionContract.list>;
  /** Empty for visitors, and until loaded. */
  readonly mine: readonly MyPromotion[];
  readonly filter: PromotionsFilter;
  readonly onChoose: (filter: PromotionsFilter) => void;
}

function Offers({ offers: { list, serverTime }, mine, filter, onChoose }: OffersProps) {
  const { t } = useTranslation();
  const shown = offersIn(list, filter);
  return (
    <>
      <div className={styles.filters}>
        <Chips
          label={t('promo_filters')}
          chips={promotionsFilter.options.map((id) => ({
            id,
            label: `${t(`promo_filter_${id}`)} ${offersIn(list, id).length}`,
          }))}
          chosen={filter}
          onChoose={onChoose}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={t('promo_empty')}
          level={2}
          text={t('promo_empty_text')}
          action={filter === 'all' ? null : <Button onClick={() => onChoose('all')}>{t('promo_show_all')}</Button>}
        />
      ) : (
        <ul className={styles.offers}>
          {shown.map((offer, place) => (
            <OfferCard key={offer.id} offer={offer} shown={statusOf(offer, mine, serverTime)} isFirst={place < FIRST} />
          ))}
        </ul>
      )}
    </>
  );
}
