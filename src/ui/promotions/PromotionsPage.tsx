import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { promotionsFilter } from '../../machines/promotions/promotions.events.ts';
import type { promotionsMachine } from '../../machines/promotions/promotions.machine.ts';
import { offersIn, statusOf } from '../../machines/promotions/promotions.rules.ts';
import { Button } from '../kit/Button.tsx';
import { Note } from '../kit/Note.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Chips } from '../list/Chips.tsx';
import type { SiteProps } from '../shell/site.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { OfferCard } from './OfferCard.tsx';
import styles from './promotions.module.css';

interface PromotionsPageProps extends SiteProps {
  readonly actor: ActorRefFrom<typeof promotionsMachine>;
}

/** Cards of the first screen. */
const FIRST = 3;

/** The list of promotions (ROUTE-24, PROMO-01…03). */
export function PromotionsPage({ actor }: PromotionsPageProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { list, filter, mine, at, offersFailure } = state.context;
  const retry = () => actor.send({ type: 'promotions.retry' });
  const choose = (chosen: typeof filter) => actor.send({ type: 'promotions.filter', filter: chosen });
  const shown = list === null ? [] : offersIn(list, filter);
  return (
    <div className={styles.page} aria-busy={state.matches({ offers: 'loading' })}>
      <header className={styles.head} aria-busy={state.matches({ mine: 'loading' }) || undefined}>
        <h1>{t('promo_title')}</h1>
        {list ? <p>{t('promo_count', { count: list.length })}</p> : null}
      </header>
      {state.matches({ mine: 'failed' }) ? (
        <Note tone="danger" role="alert">
          {t('promo_mine_failed')}{' '}
          <Button size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </Note>
      ) : null}
      {state.matches({ offers: 'failed' }) ? (
        <LoadFailed title={t('promo_failed')} level={2} failure={offersFailure} onRetry={retry} />
      ) : null}
      {list === null && state.matches({ offers: 'loading' }) ? <Skeleton lines={12} /> : null}
      {list ? (
        <>
          <div className={styles.filters}>
            <Chips
              label={t('promo_filters')}
              chips={promotionsFilter.options.map((id) => ({
                id,
                label: `${t(`promo_filter_${id}`)} ${offersIn(list, id).length}`,
              }))}
              chosen={filter}
              onChoose={choose}
            />
          </div>
          {shown.length === 0 ? (
            <EmptyState
              title={t('promo_empty')}
              level={2}
              text={t('promo_empty_text')}
              action={filter === 'all' ? null : <Button onClick={() => choose('all')}>{t('promo_show_all')}</Button>}
            />
          ) : (
            <ul className={styles.offers}>
              {shown.map((offer, place) => (
                <OfferCard key={offer.id} offer={offer} shown={statusOf(offer, mine, at)} isFirst={place < FIRST} />
              ))}
            </ul>
          )}
        </>
      ) : null}
    </div>
  );
}
