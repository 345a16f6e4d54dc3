import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { failureText } from '../copy/failureText.ts';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { Note } from '../kit/Note.tsx';
import { dueText } from '../site/clock/dueText.ts';
import styles from './money.module.css';

/**
 * Why a request with the payment password failed (decision M5): attempts left, locked until when, or where to set one.
 */
export function PaymentFailure({ failure }: { readonly failure: ApiFailure | null }) {
  const { t } = useTranslation();
  if (!failure) return null;
  const { code = null, details = null } = failure.kind === 'refused' ? failure : {};
  const { until, triesLeft } = details ?? {};
  const leadsToAccount = code === 'PAYMENT_PASSWORD_NOT_SET' || code === 'PAYMENT_PASSWORD_LOCKED';
  return (
    <Note tone="danger" role="alert">
      <p>
        {code === 'PAYMENT_PASSWORD_LOCKED' && until !== undefined
          ? t('payment_locked', { time: dueText(t, until) })
          : failureText(t, failure)}
        {code === 'PAYMENT_PASSWORD_WRONG' && triesLeft !== undefined
          ? ` ${t('payment_tries_left', { count: triesLeft })}`
          : null}
      </p>
      {leadsToAccount ? (
        <div className={styles.ways}>
          <ButtonLink size="small" href="/member/securityCenter">
            {t(code === 'PAYMENT_PASSWORD_LOCKED' ? 'payment_forgot' : 'payment_set')}
          </ButtonLink>
        </div>
      ) : null}
    </Note>
  );
}
