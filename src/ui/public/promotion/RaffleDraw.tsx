import { useTranslation } from 'react-i18next';
import type { PromotionRaffle, PromotionTerms } from '../../../api/contract/public/promotion.ts';
import { Money } from '../../kit/Money.tsx';
import { ArrivingDeviceTime } from '../../site/clock/ArrivingDeviceTime.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './progress.module.css';
import page from './promotion.module.css';

interface RaffleDrawProps {
  readonly raffle: PromotionRaffle;
  readonly terms: PromotionTerms;
}

/** The draw of a raffle: its commitment from the start, and afterwards all that proves it (PROMO-12). */
export function RaffleDraw({ raffle, terms }: RaffleDrawProps) {
  const { t } = useTranslation();
  const { commitment, seed, tickets, ticketsHash, drawnAt, winners } = raffle;
  const proofs = [
    [t('promo_raffle_commitment'), commitment],
    ...(seed === null ? [] : [[t('promo_raffle_seed'), seed]]),
    ...(ticketsHash === null ? [] : [[t('promo_raffle_hash'), ticketsHash]]),
  ] as const;
  return (
    <section className={page.panel} aria-labelledby="promo-raffle">
      <h2 id="promo-raffle">{t('promo_raffle')}</h2>
      <p className={styles.none}>
        {drawnAt === null
          ? t('promo_raffle_when', { time: terms.endsAt === null ? '' : dateTimeText(terms.endsAt) })
          : t('promo_raffle_drawn', { time: dateTimeText(drawnAt), count: tickets ?? 0 })}
        {drawnAt !== null || terms.endsAt === null ? null : <ArrivingDeviceTime at={terms.endsAt} />}
      </p>
      {drawnAt !== null && winners.length === 0 ? <p className={styles.none}>{t('promo_raffle_none')}</p> : null}
      {winners.length > 0 ? (
        <table className={styles.bets}>
          <thead>
            <tr>
              <th scope="col">{t('promo_raffle_ticket')}</th>
              <th scope="col">{t('promo_raffle_winner')}</th>
              <th scope="col">{t('promo_raffle_prize')}</th>
            </tr>
          </thead>
          <tbody>
            {winners.map(({ ticket, name, prize }) => (
              <tr key={ticket}>
                <td className={styles.when}>{ticket}</td>
                <td className={styles.what}>{name}</td>
                <td className={styles.stake}>
                  <Money amount={prize} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <dl className={styles.proofs}>
        {proofs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
