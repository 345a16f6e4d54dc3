import { useTranslation } from 'react-i18next';
import type { ContractRow, PreviousContract } from '../../api/contract/agentContract.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { ChangedValue } from './ChangedValue.tsx';
import styles from './contract.module.css';
import { TierTable } from './TierTable.tsx';

interface ContractPaperProps {
  readonly contract: ContractRow;
  /** The contract that the offer would replace; null if there is none. */
  readonly before: PreviousContract | null;
}

/**
 * The terms, agreed or offered: parties, tiers and dates. An offer shows the values it would replace, struck through.
 */
export function ContractPaper({ contract, before }: ContractPaperProps) {
  const { t } = useTranslation();
  const { kind, version, own, upline, downline, status, tiers, period, start, end, offeredAt, agreedAt } = contract;
  const startText = (at: number | null) => (at === null ? t('contract_start_open') : dateTimeText(at));
  const endText = (at: number | null) => (at === null ? t('contract_end_open') : dateTimeText(at));
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
      {before === null ? null : <p>{t('contract_changes', { version: before.version })}</p>}
      <TierTable tiers={tiers} before={before?.tiers ?? null} />
      <dl className={styles.facts}>
        <dt>{t('contract_period')}</dt>
        <dd>
          <ChangedValue
            before={before ? t(`pay_period_${before.period}`) : undefined}
            now={t(`pay_period_${period}`)}
          />
        </dd>
        <dt>{t('contract_offered_at')}</dt>
        <dd>{dateTimeText(offeredAt)}</dd>
        {agreedAt === null ? null : <Fact label={t('contract_agreed_at')} value={dateTimeText(agreedAt)} />}
        {start === null && before === null ? null : (
          <Fact label={t('contract_starts')} value={startText(start)} before={before && startText(before.start)} />
        )}
        {end === null && (before?.end ?? null) === null ? null : (
          <Fact label={t('contract_ends')} value={endText(end)} before={before && endText(before.end)} />
        )}
        {contract.remark ? <Fact label={t('contract_remark')} value={contract.remark} /> : null}
      </dl>
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly before?: string | null;
}

function Fact({ label, value, before = null }: FactProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <ChangedValue before={before ?? undefined} now={value} />
      </dd>
    </>
  );
}
