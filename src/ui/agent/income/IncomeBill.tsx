import { useTranslation } from 'react-i18next';
import type { BillRow } from '../../../api/contract/agent/bill.ts';
import { Badge } from '../../kit/Badge.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronDownIcon } from '../../kit/icons/shell.ts';
import { Money } from '../../kit/Money.tsx';
import type { Writing } from '../../page/pageView.ts';
import paper from '../../site/centre/paper.module.css';
import { BillClaim } from '../bill/BillClaim.tsx';
import { BillSum, BillTold } from '../bill/BillSum.tsx';
import { BillTeam } from '../bill/BillTeam.tsx';
import { billTone } from '../bills/billTone.ts';
import { periodText } from '../bills/periodText.ts';
import styles from './income.module.css';

interface IncomeBillProps {
  readonly bill: BillRow;
  readonly claim: Writing<BillRow>;
  readonly can: boolean;
  readonly onClaim: () => void;
}

/** A bill; opened, what it is worked out from, and its claim. */
export function IncomeBill({ bill, claim, can, onClaim }: IncomeBillProps) {
  const { t } = useTranslation();
  const { kind, own, payer, payee, due, status } = bill;
  const isPaid = own === 'downline';
  return (
    <li>
      <details className={styles.bill}>
        <summary>
          <i className={classes(styles.dot, styles[kind])} />
          <span className={styles.what}>
            {t(`agreement_kind_${kind}`)}
            <small>
              {periodText(bill)} ·{' '}
              {isPaid ? t('bill_from', { person: payer.username }) : t('bill_to', { person: payee.username })}
            </small>
          </span>
          <span className={styles.amount}>
            <Money amount={isPaid ? due : -due} signed />
            <Badge {...billTone(status)}>{t(`bill_status_${status}`)}</Badge>
          </span>
          <Icon d={chevronDownIcon} size="small" className={styles.open} />
        </summary>
        <div className={styles.why}>
          <div className={classes(paper.paper, styles.slip)}>
            <BillTold detail={bill} />
            <BillSum detail={bill} />
            <BillClaim detail={bill} claim={claim} can={can} onClaim={onClaim} />
          </div>
          <BillTeam detail={bill} />
        </div>
      </details>
    </li>
  );
}
