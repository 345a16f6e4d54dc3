import { useTranslation } from 'react-i18next';
import type { ReferralOverview } from '../../../api/contract/member/referral.ts';
import { linkOf, type ReferralContext } from '../../../machines/member/referral/referral.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Qr } from '../../kit/Qr.tsx';
import paper from '../../site/centre/paper.module.css';
import { ReferralTerms } from './ReferralTerms.tsx';
import styles from './referral.module.css';
import type { ReferralProps } from './referralProps.ts';

/** Edge of the QR code, px. */
const QR_SIZE = 112;

/** The invitation on paper: QR code, link and code to copy and share, what it gives, and the terms. */
export function InviteTicket({ actor, state, overview }: ReferralProps & { readonly overview: ReferralOverview }) {
  const { t } = useTranslation();
  const { context } = state;
  const link = linkOf(context);
  const isStill = !state.matches({ open: 'resting' });
  const isCopying = (what: 'link' | 'code') => state.matches({ open: 'copying' }) && context.copied?.what === what;
  return (
    <section className={classes(paper.paper, styles.ticket)} aria-labelledby="invite">
      <div className={styles.top}>
        <Qr value={link} size={QR_SIZE} label={t('referral_qr')} />
        <div>
          <h3 id="invite">{t('referral_invite')}</h3>
          <p>{t('referral_invite_text')}</p>
        </div>
      </div>
      <dl className={styles.own}>
        <dt>{t('referral_link')}</dt>
        <dd>{link}</dd>
        <dt>{t('referral_code')}</dt>
        <dd>
          <b>{overview.code}</b>
          <Button
            variant="paper"
            size="small"
            busy={isCopying('code')}
            disabled={isStill}
            onClick={() => actor.send({ type: 'referral.copy', what: 'code' })}
          >
            {t('referral_copy_code')}
          </Button>
        </dd>
      </dl>
      <div className={styles.ways}>
        <Button
          variant="ink"
          wide
          busy={isCopying('link')}
          disabled={isStill}
          onClick={() => actor.send({ type: 'referral.copy', what: 'link' })}
        >
          {t('referral_copy')}
        </Button>
        {context.canShare ? (
          <Button
            variant="paper"
            wide
            busy={state.matches({ open: 'sharing' })}
            disabled={isStill}
            onClick={() => actor.send({ type: 'referral.share' })}
          >
            {t('referral_share')}
          </Button>
        ) : null}
      </div>
      <Copied copied={context.copied} />
      <ReferralTerms terms={overview.terms} />
    </section>
  );
}

/** How the last copy went. Always rendered, so that the layout does not shift. */
function Copied({ copied }: Pick<ReferralContext, 'copied'>) {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.copied}>
      {copied?.outcome === 'done' ? t(`referral_copied_${copied.what}`) : null}
      {copied?.outcome === 'failed' ? t('referral_copy_failed') : null}
    </p>
  );
}
