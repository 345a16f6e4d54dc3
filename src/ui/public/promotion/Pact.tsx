import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PromotionStanding, PromotionTerms } from '../../../api/contract/public/promotion.ts';
import { formatMoney } from '../../kit/money.ts';
import { ArrivingDeviceTime } from '../../site/clock/ArrivingDeviceTime.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { gamesText, muchText, wageringText, worthText } from '../promotions/promotionText.ts';
import styles from './promotion.module.css';

interface PactProps {
  /** Who can join, in words. */
  readonly who: string;
  readonly terms: PromotionTerms;
  readonly standing: PromotionStanding | null;
}

/** The terms that matter, on paper: those of joining, and what has changed since. */
export function Pact({ who, terms, standing }: PactProps) {
  const { t } = useTranslation();
  const joinedAt = standing?.joinedAt ?? null;
  const wagers = terms.kind !== 'info' && terms.wagering > 0;
  const [much, worth] = [muchText(t, terms), worthText(t, terms)];
  const example = exampleText(t, terms);
  return (
    <section className={styles.pact} aria-labelledby="promo-terms">
      <h2 id="promo-terms">{t(joinedAt === null ? 'promo_matters' : 'promo_yours')}</h2>
      {joinedAt === null ? null : (
        <p className={styles.since}>{t('promo_yours_since', { time: dateTimeText(joinedAt) })}</p>
      )}
      <dl>
        <div>
          <dt>{t('promo_term_who')}</dt>
          <dd>{who}</dd>
        </div>
        {much === null ? null : (
          <div>
            <dt>{t('promo_term_much')}</dt>
            <dd>{much}</dd>
          </div>
        )}
        {worth === null ? null : (
          <div>
            <dt>{t('promo_term_worth')}</dt>
            <dd>{worth}</dd>
          </div>
        )}
        <div>
          <dt>{t('promo_term_wagering')}</dt>
          <dd>
            {wageringText(t, terms, true)}
            {wagers || terms.games.length > 0 ? <small>{gamesText(t, terms)}</small> : null}
            {wagers ? <small>{t('promo_wagering_hint')}</small> : null}
          </dd>
        </div>
        <div>
          <dt>{t('promo_term_until')}</dt>
          <dd>
            {terms.endsAt === null ? t('promo_no_end') : t('promo_until_zone', { time: dateTimeText(terms.endsAt) })}
            {terms.endsAt === null ? null : <ArrivingDeviceTime at={terms.endsAt} />}
          </dd>
        </div>
      </dl>
      {example === null ? null : (
        <p className={styles.example}>
          <b>{t('promo_example')}</b>
          <span>{example}</span>
        </p>
      )}
      {standing && standing.changed.length > 0 ? (
        <p className={styles.example} role="status">
          {t('promo_changed', { what: standing.changed.map((key) => t(`promo_changed_${key}`)).join(t('list_comma')) })}
        </p>
      ) : null}
    </section>
  );
}

/** What the smallest deposit, or the whole bonus, comes to. */
function exampleText(t: TFunction, { kind, amount, percent, least, wagering }: PromotionTerms): string | null {
  if (kind === 'info' || wagering === 0) return null;
  const bonus = kind === 'deposit' ? Math.min(amount, (least * percent) / 100) : amount;
  const told = { bonus: formatMoney(bonus), wager: formatMoney(bonus * wagering), deposit: formatMoney(least) };
  return t(kind === 'deposit' ? 'promo_example_deposit' : 'promo_example_wager', told);
}
