import { useTranslation } from 'react-i18next';
import type { PromotionDetail } from '../../../api/contract/public/promotion.ts';
import { canApply, canClaim, canJoin, termsOf } from '../../../machines/public/promotion/promotion.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { ArrivingDeviceTime } from '../../site/clock/ArrivingDeviceTime.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { OwnStatus } from './OwnStatus.tsx';
import styles from './promotion.module.css';
import type { PromotionProps } from './promotionProps.ts';

interface OwnPartProps extends PromotionProps, SiteProps {
  readonly offer: PromotionDetail;
}

/** What the member can do now: log in, join, apply, claim; and how it stands. */
export function OwnPart({ actor, state, site, offer }: OwnPartProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { standing, failure } = context;
  const isVisitor = state.matches({ own: 'visitor' });
  const isFailed = state.matches({ own: { member: 'failed' } });
  const isUnsure = (['joinUnsure', 'applyUnsure', 'claimUnsure', 'prizeUnsure'] as const).some((unsure) =>
    state.matches({ own: { member: unsure } }),
  );
  const terms = termsOf(context);
  const isSoon = offer.startsAt > offer.serverTime;
  const isOver = offer.endsAt !== null && offer.endsAt <= offer.serverTime;
  return (
    <section
      className={styles.panel}
      aria-labelledby="promo-own"
      aria-busy={state.hasTag('busy') || state.matches({ own: { member: 'loading' } })}
    >
      <h2 id="promo-own">{t(canApply(context) ? 'promo_apply_title' : 'promo_own')}</h2>
      <div className={styles.own}>
        {offer.terms.kind === 'info' && offer.link !== null && !isSoon && !isOver ? (
          <ButtonLink variant="primary" wide href={offer.link}>
            {t('promo_info_link')}
          </ButtonLink>
        ) : null}
        {isVisitor && isSoon ? (
          <p>
            {t('promo_soon', { time: dateTimeText(offer.startsAt) })}
            <ArrivingDeviceTime at={offer.startsAt} />
          </p>
        ) : null}
        {isVisitor && isOver ? <p>{t('promo_closed')}</p> : null}
        {isVisitor && offer.terms.kind !== 'info' && !isSoon && !isOver ? (
          <>
            <Button variant="primary" wide onClick={() => site.send({ type: 'site.logIn', area: 'site' })}>
              {t('promo_visitor')}
            </Button>
            <p className={styles.hint}>{t('promo_visitor_text')}</p>
          </>
        ) : null}
        {standing === null && state.matches({ own: { member: 'loading' } }) ? <Skeleton lines={3} /> : null}
        {isFailed ? (
          <LoadFailed
            title={t('promo_own_failed')}
            failure={failure}
            onRetry={() => actor.send({ type: 'promotion.retry' })}
          />
        ) : null}
        {isUnsure ? (
          <OutcomeUnknownNote
            failure={failure}
            checkStatusLabel={t('promo_check')}
            onResend={() => actor.send({ type: 'promotion.resend' })}
            onCheckStatus={() => actor.send({ type: 'promotion.checkStatus' })}
          />
        ) : null}
        {standing && !isFailed && !isUnsure ? (
          <>
            <OwnStatus offer={offer} standing={standing} />
            <FailureNote failure={failure} />
            {canJoin(context) ? (
              <>
                <Button
                  variant="primary"
                  wide
                  busy={state.matches({ own: { member: 'joining' } })}
                  disabled={!state.can({ type: 'promotion.join' })}
                  onClick={() => actor.send({ type: 'promotion.join' })}
                >
                  {t('promo_join')}
                </Button>
                <p className={styles.hint}>{t('promo_join_text')}</p>
              </>
            ) : null}
            {canApply(context) ? <ApplyForm actor={actor} state={state} /> : null}
            {canClaim(context) ? (
              <>
                <Button
                  variant="primary"
                  wide
                  busy={
                    state.matches({ own: { member: 'claiming' } }) ||
                    state.matches({ own: { member: 'claimingPrize' } })
                  }
                  disabled={!state.can({ type: 'promotion.claim' })}
                  onClick={() => actor.send({ type: 'promotion.claim' })}
                >
                  {t('promo_claim', { amount: formatMoney(standing.amount) })}
                </Button>
                <p className={styles.hint}>
                  {t((terms?.wagering ?? 0) > 0 ? 'promo_claim_text_locked' : 'promo_claim_text_paid')}
                </p>
              </>
            ) : null}
          </>
        ) : null}
      </div>
    </section>
  );
}
