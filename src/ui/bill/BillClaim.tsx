import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { formatMoney } from '../kit/money.ts';
import { Note } from '../kit/Note.tsx';
import { OutcomeUnknownNote } from '../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import styles from './bill.module.css';
import type { BillProps } from './billProps.ts';

/** The claim of a reviewed bill, and its result. */
export function BillClaim({ actor, state }: BillProps) {
  const { t } = useTranslation();
  const { detail, failure, claimed } = state.context;
  const isOffered = detail?.mayClaim === true;
  if (state.matches('unsure')) {
    return (
      <div className={styles.act}>
        <OutcomeUnknownNote
          failure={failure}
          onResend={() => actor.send({ type: 'bill.resend' })}
          onCheckStatus={() => actor.send({ type: 'bill.checkStatus' })}
          checkStatusLabel={t('bill_look')}
        />
      </div>
    );
  }
  if (!isOffered && failure === null && claimed === null) return null;
  return (
    <div className={styles.act}>
      <FailureNote failure={failure} />
      {claimed === null ? null : (
        <Note tone="gain" role="status">
          {t('bill_claimed', { amount: formatMoney(claimed) })}
        </Note>
      )}
      {detail && isOffered ? (
        <Button
          variant="ink"
          size="tall"
          wide
          busy={state.matches('claiming')}
          disabled={!state.can({ type: 'bill.claim' })}
          onClick={() => actor.send({ type: 'bill.claim' })}
        >
          {t('bill_claim', { amount: formatMoney(detail.due - detail.paid) })}
        </Button>
      ) : null}
    </div>
  );
}
