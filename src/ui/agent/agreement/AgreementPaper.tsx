import { useTranslation } from 'react-i18next';
import type { AgreementRow, PreviousAgreement } from '../../../api/contract/agent/agreement.ts';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './agreement.module.css';
import { ChangedValue } from './ChangedValue.tsx';
import { TierTable } from './TierTable.tsx';

interface AgreementPaperProps {
  readonly agreement: AgreementRow;
  /** The agreement that the offer would replace; null if there is none. */
  readonly before: PreviousAgreement | null;
}

/**
 * The terms, agreed or offered: parties, tiers and dates. An offer shows the values it would replace, struck through.
 */
export function AgreementPaper({ agreement, before }: AgreementPaperProps) {
  const { t } = useTranslation();
  const { kind, version, own, upline, downline, status, tiers, period, start, end, offeredAt, agreedAt } = agreement;
  const startText = (at: number | null) => (at === null ? t('agreement_start_open') : dateTimeText(at));
  const endText = (at: number | null) => (at === null ? t('agreement_end_open') : dateTimeText(at));
  return (
    <div className={styles.head}>
      <p className={styles.stamp}>{t(`agreement_status_${status}`)}</p>
      <h3>{t('agreement_title', { kind: t(`agreement_kind_${kind}`), version })}</h3>
      <p className={styles.muted}>
        {own === 'upline'
          ? t('agreement_to', { person: downline.username })
          : t('agreement_from', { person: upline.username })}
      </p>
      {agreement.terminationBy === null ? null : <p>{t(`agreement_ending_by_${agreement.terminationBy}`)}</p>}
      {before === null ? null : <p>{t('agreement_changes', { version: before.version })}</p>}
      <TierTable tiers={tiers} before={before?.tiers ?? null} />
      <dl className={styles.facts}>
        <dt>{t('agreement_period')}</dt>
        <dd>
          <ChangedValue
            before={before ? t(`pay_period_${before.period}`) : undefined}
            now={t(`pay_period_${period}`)}
          />
        </dd>
        <dt>{t('agreement_offered_at')}</dt>
        <dd>{dateTimeText(offeredAt)}</dd>
        {agreedAt === null ? null : <Fact label={t('agreement_agreed_at')} value={dateTimeText(agreedAt)} />}
        {start === null && before === null ? null : (
          <Fact label={t('agreement_starts')} value={startText(start)} before={before && startText(before.start)} />
        )}
        {end === null && (before?.end ?? null) === null ? null : (
          <Fact label={t('agreement_ends')} value={endText(end)} before={before && endText(before.end)} />
        )}
        {agreement.remark ? <Fact label={t('agreement_remark')} value={agreement.remark} /> : null}
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
