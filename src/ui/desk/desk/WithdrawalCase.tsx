import { useTranslation } from 'react-i18next';
import type { DeskWithdrawal } from '../../../api/contract/desk/deskMoney.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Money } from '../../kit/Money.tsx';
import { Note } from '../../kit/Note.tsx';
import { statusTone } from '../../money/receipt/statusTone.ts';
import { clockText, dateTimeText, isoText } from '../../site/clock/timeText.ts';
import { ActionButtons } from './ActionButtons.tsx';
import styles from './desk.module.css';
import type { DetailProps } from './deskPageProps.ts';
import { Pictures } from './Pictures.tsx';

/** A withdrawal with everything needed to decide on it, and the possible actions. */
export function WithdrawalCase({ actor, state, detail, pictures }: DetailProps<'withdrawals'>) {
  const { t } = useTranslation();
  const { operator } = state.context;
  const { status, large, firstApprover, againApprover } = detail;
  const isFirst =
    (status === 'requested' && firstApprover === operator) || (againApprover !== null && againApprover === operator);
  return (
    <div className={styles.case}>
      <section className={styles.panel} aria-labelledby="withdrawal">
        <div className={styles.badges}>
          <h2 id="withdrawal">
            <Money amount={detail.amount} />
          </h2>
          <Badge {...statusTone(status)}>{t(`desk_status_${status}`)}</Badge>
          {large ? <Badge tone="accent">{t('desk_large')}</Badge> : null}
          {firstApprover ? <small>{t('desk_first_approver', { name: firstApprover })}</small> : null}
        </div>
        {isFirst ? <Note>{t('desk_needs_other')}</Note> : null}
        <Facts detail={detail} />
        <ActionButtons actor={actor} state={state} filter={() => true} />
      </section>
      <section className={styles.panel} aria-labelledby="timeline">
        <h2 id="timeline">{t('desk_timeline')}</h2>
        <ol className={styles.steps}>
          {detail.timeline.map(({ what, at, remark }, place) => (
            <li key={`${what} ${at} ${detail.operators[place]}`}>
              <span>
                {t(`desk_event_${what}`)}
                {detail.operators[place] ? <small> {t('desk_by', { name: detail.operators[place] })}</small> : null}
                {remark ? <small className={styles.said}>“{remark}”</small> : null}
              </span>
              <time dateTime={isoText(at)}>{clockText(at)}</time>
            </li>
          ))}
        </ol>
      </section>
      <Pictures
        title={t('desk_proofs')}
        pictures={pictures}
        count={detail.pictures.length}
        missing={t('desk_proofs_missing', { count: detail.pictures.length - pictures.length })}
        altOf={(number) => t('desk_proof', { number })}
      />
    </div>
  );
}

function Facts({ detail }: { readonly detail: DeskWithdrawal }) {
  const { t } = useTranslation();
  const { member, account, method, received, remaining } = detail;
  return (
    <dl className={styles.facts}>
      <dt>{t('desk_reference')}</dt>
      <dd>{detail.reference}</dd>
      <dt>{t('desk_member')}</dt>
      <dd>
        {member.username} · {member.nickname}
      </dd>
      <dt>{t('desk_member_since')}</dt>
      <dd>{dateTimeText(member.since)}</dd>
      <dt>{t('desk_main')}</dt>
      <dd>
        <Money amount={member.main} />
      </dd>
      <dt>{t('desk_held')}</dt>
      <dd>
        <Money amount={member.held} />
      </dd>
      <dt>{t('desk_fee')}</dt>
      <dd>
        <Money amount={detail.fee} />
      </dd>
      <dt>{t('desk_payout')}</dt>
      <dd>
        <Money amount={detail.payout} />
      </dd>
      <dt>{t('desk_bank')}</dt>
      <dd>
        {account.bank.name} •••• {account.last4}
      </dd>
      <dt>{t('desk_holder')}</dt>
      <dd>{account.holderName}</dd>
      <dt>{t('desk_method')}</dt>
      <dd>{method.name}</dd>
      {received === null ? null : (
        <>
          <dt>{t('desk_received')}</dt>
          <dd>
            <Money amount={received} />
          </dd>
          <dt>{t('desk_missing')}</dt>
          <dd>
            <Money amount={remaining ?? 0} />
          </dd>
        </>
      )}
    </dl>
  );
}
