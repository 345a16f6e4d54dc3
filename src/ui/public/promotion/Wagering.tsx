import { useTranslation } from 'react-i18next';
import type { PromotionStanding } from '../../../api/contract/public/promotion.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { minusIcon } from '../../kit/icons/centre.ts';
import { circleCheckIcon } from '../../kit/icons/form.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { dueText } from '../../site/clock/dueText.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './progress.module.css';
import page from './promotion.module.css';

interface WageringProps {
  readonly wagering: NonNullable<PromotionStanding['wagering']>;
  readonly standing: PromotionStanding;
}

/** How far the wagering is, and why each bet counts or not. */
export function Wagering({ wagering: { done, needed, until, bets }, standing: { status, amount } }: WageringProps) {
  const { t } = useTranslation();
  const figures = { done: formatMoney(done), needed: formatMoney(needed) };
  const isOver = status === 'issued' || status === 'close';
  const left = { left: formatMoney(needed - done), amount: formatMoney(amount), time: dueText(t, until) };
  return (
    <section className={page.panel} aria-labelledby="promo-wager">
      <h2 id="promo-wager">{t('promo_wager')}</h2>
      <div className={classes(styles.turn, styles.inPanel)}>
        <p className={styles.sum}>{t('promo_wager_of', figures)}</p>
        <meter
          className={styles.meter}
          min={0}
          max={needed}
          value={done}
          aria-label={t('promo_wager_meter', figures)}
        />
        <p className={styles.hint}>
          {isOver ? t('promo_wager_over') : done < needed ? t('promo_wager_left', left) : t('promo_wager_done', left)}
        </p>
      </div>
      {bets.length === 0 ? (
        <p className={styles.none}>{t('promo_bets_none')}</p>
      ) : (
        <table className={styles.bets}>
          <thead>
            <tr>
              <th scope="col">{t('promo_bet_time')}</th>
              <th scope="col">{t('promo_bet_game')}</th>
              <th scope="col">{t('promo_bet_stake')}</th>
              <th scope="col">{t('promo_bet_why')}</th>
            </tr>
          </thead>
          <tbody>
            {bets.map(({ id, at, category, game, stake, counted, percent, reason }) => (
              <tr key={id}>
                <td className={styles.when}>{dateTimeText(at)}</td>
                <td className={styles.what}>{game ?? t(`bets_category_${category}` as 'bets_category_RNG')}</td>
                <td className={styles.stake}>
                  <Money amount={stake} />
                </td>
                <td className={classes(styles.why, counted > 0 && styles.counts)}>
                  <Icon d={counted > 0 ? circleCheckIcon : minusIcon} size="small" />
                  {t(`promo_bet_${reason}`, { counted: formatMoney(counted), percent })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.none}>{t('promo_wager_note')}</p>
    </section>
  );
}
