import { useTranslation } from 'react-i18next';
import type { PromotionDetail, PromotionStanding, PromotionTerms } from '../../../api/contract/public/promotion.ts';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import { dueText } from '../../site/clock/dueText.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './progress.module.css';
import page from './promotion.module.css';

interface OwnStatusProps {
  readonly offer: PromotionDetail;
  readonly standing: PromotionStanding;
}

/** How the member stands, in words: condition, tickets, application, outcome. */
export function OwnStatus({ offer, standing }: OwnStatusProps) {
  const { t } = useTranslation();
  const { status, barred, condition, tickets, application, claimBy, amount } = standing;
  return (
    <>
      {status === 'comingSoon' ? <p>{t('promo_soon', { time: dueText(t, offer.startsAt) })}</p> : null}
      {barred !== null && status === 'join' ? <Note>{t(`promo_barred_${barred}`)}</Note> : null}
      {status === 'close' ? <p>{t(standing.joinedAt === null ? 'promo_closed' : 'promo_closed_own')}</p> : null}
      {condition ? <Condition {...condition} way={wayOf(offer.terms)} /> : null}
      {tickets ? <Tickets {...tickets} /> : null}
      {status === 'applying' && application ? (
        <Note>
          <p>{t('promo_applying')}</p>
          <p>{t('promo_applying_text', { time: dateTimeText(application.at) })}</p>
        </Note>
      ) : null}
      {status === 'rejected' ? (
        <Note tone="danger">
          <p>{t('promo_rejected')}</p>
          {application?.remark ? <p>{t('promo_rejected_reason', { remark: application.remark })}</p> : null}
        </Note>
      ) : null}
      {application && (application.comment !== '' || application.images > 0) ? (
        <dl className={page.facts}>
          <div>
            <dt>{t('promo_application')}</dt>
            <dd>
              {application.comment}
              {application.images > 0 ? (
                <small>{t('promo_application_images', { count: application.images })}</small>
              ) : null}
            </dd>
          </div>
        </dl>
      ) : null}
      {claimBy === null ? null : <p>{t('promo_claim_by', { time: dueText(t, claimBy) })}</p>}
      {status === 'issued' ? <Note tone="gain">{t('promo_issued', { amount: formatMoney(amount) })}</Note> : null}
    </>
  );
}

/** Where a member comes nearer to the condition; null for nowhere on the site. */
function wayOf({ kind, task }: PromotionTerms) {
  if (kind === 'deposit' || task === 'deposits')
    return { to: '/member/depositv2', label: 'promo_way_deposit' } as const;
  if (task === 'validBet') return { to: '/games', label: 'promo_way_games' } as const;
  return task === 'mobile' ? ({ to: '/member/securityCenter', label: 'promo_way_mobile' } as const) : null;
}

interface ConditionProps extends NonNullable<PromotionStanding['condition']> {
  readonly way: ReturnType<typeof wayOf>;
}

/** How far the condition before the claim is. */
function Condition({ done, needed, way }: ConditionProps) {
  const { t } = useTranslation();
  const isMoney = needed > 1;
  const told = isMoney ? { done: formatMoney(done), needed: formatMoney(needed) } : { done, needed };
  return (
    <div className={styles.turn}>
      <p className={styles.figures}>
        <span>{t('promo_condition')}</span>
        <strong>{t('promo_condition_of', told)}</strong>
      </p>
      <meter className={styles.meter} min={0} max={needed} value={done} aria-label={t('promo_condition')} />
      {done < needed ? <p className={styles.hint}>{t('promo_condition_open')}</p> : null}
      {done < needed && way ? <ButtonLink href={way.to}>{t(way.label)}</ButtonLink> : null}
    </div>
  );
}

function Tickets({ count, first }: NonNullable<PromotionStanding['tickets']>) {
  const { t } = useTranslation();
  return (
    <p className={styles.figures}>
      <span>{t('promo_tickets')}</span>
      <span>
        <strong>{t('promo_tickets_count', { count })}</strong>
        {first === null ? null : (
          <small className={styles.hint}> {t('promo_tickets_range', { first, last: first + count - 1 })}</small>
        )}
      </span>
    </p>
  );
}
