import { useTranslation } from 'react-i18next';
import type { EndingContract } from '../../api/contract/agentContract.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import styles from './contract.module.css';

interface EndsListProps {
  readonly ends: readonly EndingContract[];
}

/** Downline contracts that would end, with their rates (CONTRACT-06). */
export function EndingContractList({ ends }: EndsListProps) {
  const { t } = useTranslation();
  if (ends.length === 0) return <p className={styles.muted}>{t('contract_ends_none')}</p>;
  return (
    <section className={styles.ends} aria-labelledby="ends">
      <h4 id="ends">{t('contract_ends_warning', { count: ends.length })}</h4>
      <p>{t('contract_ends_text')}</p>
      <ul>
        {ends.map(({ id, upline, downline, rate }) => (
          <li key={id}>
            <span>{t('contract_ends_pair', { upline: upline.username, downline: downline.username })}</span>
            <span className={styles.figure}>{`${percentText(rate)}%`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
