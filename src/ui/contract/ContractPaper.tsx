import { useTranslation } from 'react-i18next';
import type { ContractRow } from '../../api/contract/agentContract.ts';
import { dateTimeText } from '../clock/timeText.ts';
import styles from './contract.module.css';
import { TierTable } from './TierTable.tsx';

interface ContractPaperProps {
  readonly contract: ContractRow;
}

/** What was agreed, or offered: with whom, the tiers, and from when until when. */
export function ContractPaper({ contract }: ContractPaperProps) {
  const { t } = useTranslation();
  const { kind, version, own, upline, downline, status, tiers, period, start, end, offeredAt, agreedAt } = contract;
  return (
    <div className={styles.head}>
      <p className={styles.stamp}>{t(`contract_status_${status}`)}</p>
      <h3>{t('contract_title', { kind: t(`contract_kind_${kind}`), version })}</h3>
      <p className={styles.muted}>
        {own === 'upline'
          ? t('contract_to', { person: downline.username })
          : t('contract_from', { person: upline.username })}
      </p>
      {contract.terminationBy === null ? null : <p>{t(`contract_ending_by_${contract.terminationBy}`)}</p>}
      <TierTable tiers={tiers} />
      <dl className={styles.facts}>
        <dt>{t('contract_period')}</dt>
        <dd>{t(`pay_period_${period}`)}</dd>
        <dt>{t('contract_offered_at')}</dt>
        <dd>{dateTimeText(offeredAt)}</dd>
        {agreedAt === null ? null : <Fact label={t('contract_agreed_at')} value={dateTimeText(agreedAt)} />}
        {start === null ? null : <Fact label={t('contract_starts')} value={dateTimeText(start)} />}
        {end === null ? null : <Fact label={t('contract_ends')} value={dateTimeText(end)} />}
        {contract.remark ? <Fact label={t('contract_remark')} value={contract.remark} /> : null}
      </dl>
    </div>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
