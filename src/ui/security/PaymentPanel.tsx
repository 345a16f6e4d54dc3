import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { securityMachine } from '../../machines/security/security.machine.ts';
import type { PaymentStatus } from '../../machines/security/security.rules.ts';
import layout from '../centre/page.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { Note } from '../kit/Note.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LoadFailed } from '../states/LoadFailed.tsx';
import type { SecurityActor } from './SecurityPage.tsx';

export interface SecurityProps {
  readonly actor: SecurityActor;
  readonly state: SnapshotFrom<typeof securityMachine>;
}

/** The payment password: whether there is one, what stands in its way, and the forms that set it (decision M5). */
export function PaymentPanel({ actor, state, children }: SecurityProps & { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { status, failure, done } = state.context;
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
      {state.matches('loading') ? <Skeleton lines={2} /> : null}
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

/** How things are, with the hour until which one has to wait. */
function Standing({ status }: { readonly status: PaymentStatus }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(status.isSet ? 'payment_is_set' : 'payment_is_not_set')}</p>
      {status.lockedUntil === null ? null : (
        <Note tone="danger">{t('payment_locked', { time: dateTimeText(status.lockedUntil) })}</Note>
      )}
      {status.withdrawalsFrom === null ? null : (
        <Note tone="accent">{t('payment_withdrawals_wait', { time: dateTimeText(status.withdrawalsFrom) })}</Note>
      )}
    </>
  );
}
