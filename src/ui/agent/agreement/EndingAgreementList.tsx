import { useTranslation } from 'react-i18next';
import type { EndingAgreement } from '../../../api/contract/agent/agreement.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import styles from './agreement.module.css';

interface EndsListProps {
  readonly ends: readonly EndingAgreement[];
}

/** Downline agreements that would end, with their rates (CONTRACT-06). */
export function EndingAgreementList({ ends }: EndsListProps) {
  const { t } = useTranslation();
  if (ends.length === 0) return <p className={styles.muted}>{t('agreement_ends_none')}</p>;
  return (
    <section className={styles.ends} aria-labelledby="ends">
      <h4 id="ends">{t('agreement_ends_warning', { count: ends.length })}</h4>
      <p>{t('agreement_ends_text')}</p>
      <ul>
        {ends.map(({ id, upline, downline, rate }) => (
          <li key={id}>
            <span>{t('agreement_ends_pair', { upline: upline.username, downline: downline.username })}</span>
            <span className={styles.figure}>{`${percentText(rate)}%`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
