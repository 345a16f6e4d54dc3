import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentStatus } from '../../../machines/account/security/security.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Note } from '../../kit/Note.tsx';
import layout from '../../site/centre/page.module.css';
import { dueText } from '../../site/clock/dueText.ts';
import { childState } from '../../states/childState.ts';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { LoadingStatus } from '../../states/LoadingStatus.tsx';
import type { SecurityProps } from './securityProps.ts';

/** The payment password: its status, locks, and the forms that set it (decision M5). */
export function PaymentPanel({ actor, state, children }: SecurityProps & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { status, failure, done } = state.context;
  const part = childState(state.value, 'loading');
  return (
    <section className={classes(layout.panel, layout.start)} aria-labelledby="payment" aria-busy={state.hasTag('busy')}>
      <h3 id="payment">{t('payment_title')}</h3>
      {state.matches('failed') ? (
        <LoadFailed
          title={t('payment_failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'security.retry' })}
        />
      ) : null}
      {part ? <LoadingStatus label={t(`account_awaits_${part}`)} lines={2} /> : null}
      {children}
      {state.matches('resting') && status ? (
        <>
          {done ? (
            <Note tone="gain" role="status">
              {t(`payment_done_${done}`)}
            </Note>
          ) : null}
          <Standing status={status} />
          <div className={layout.ways}>
            {status.isSet ? (
              <Button onClick={() => actor.send({ type: 'security.change' })}>{t('payment_change')}</Button>
            ) : null}
            <Button variant={status.isSet ? 'plain' : 'primary'} onClick={() => actor.send({ type: 'security.set' })}>
              {t(status.isSet ? 'payment_forgot' : 'payment_set')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

/** The status; if locked, until when. */
function Standing({ status }: { readonly status: PaymentStatus }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(status.isSet ? 'payment_is_set' : 'payment_is_not_set')}</p>
      {status.lockedUntil === null ? null : (
        <Note tone="danger">{t('payment_locked', { time: dueText(t, status.lockedUntil) })}</Note>
      )}
      {status.withdrawalsFrom === null ? null : (
        <Note tone="accent">{t('payment_withdrawals_wait', { time: dueText(t, status.withdrawalsFrom) })}</Note>
      )}
    </>
  );
}
