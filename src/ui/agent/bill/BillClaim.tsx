import { useTranslation } from 'react-i18next';
import type { BillRow } from '../../../api/contract/agent/bill.ts';
import { Button } from '../../kit/Button.tsx';
import { formatMoney } from '../../kit/money.ts';
import type { Writing } from '../../page/pageView.ts';
import { Submission } from '../../page/Submission.tsx';
import styles from './bill.module.css';

interface BillClaimProps {
  readonly detail: BillRow | null;
  readonly claim: Writing<BillRow>;
  readonly can: boolean;
  readonly onClaim: () => void;
}

/** The claim of a reviewed bill, and its result. */
export function BillClaim({ detail, claim, can, onClaim }: BillClaimProps) {
  const { t } = useTranslation();
  const isOffered = detail?.mayClaim === true && claim.status !== 'unsure';
  if (!isOffered && claim.failure === null && claim.answer === null) return null;
  return (
    <div className={styles.act}>
      <Submission of={claim} check={t('bill_look')}>
        {({ paid }) => t('bill_claimed', { amount: formatMoney(paid) })}
      </Submission>
      {isOffered ? (
        <Button variant="ink" size="tall" wide busy={claim.status === 'sending'} disabled={!can} onClick={onClaim}>
          {t('bill_claim', { amount: formatMoney(detail.due - detail.paid) })}
        </Button>
      ) : null}
    </div>
  );
}
