import { useTranslation } from 'react-i18next';
import type { JoinProgram, StandardAgreement } from '../../../api/contract/agent/join.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { type Example, exampleBill, RANGES } from '../../../machines/agent/join/join.rules.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import { RangeField } from '../../kit/RangeField.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import styles from './join.module.css';
import type { JoinProps } from './joinProps.ts';
import { monthText } from './monthText.ts';
import { spanKey } from './spanText.ts';

interface ExamplePartProps extends Pick<JoinProps, 'actor'> {
  readonly program: JoinProgram;
  readonly agreement: StandardAgreement;
  readonly example: Example;
}

/** What a team brings in one period, by the rules of settlement. */
export function ExamplePart({ actor, program, agreement, example }: ExamplePartProps) {
  const { t, i18n } = useTranslation();
  const { kind } = agreement;
  const span = spanKey(agreement);
  const bill = exampleBill(agreement, example, program.activeFrom);
  const { income } = program;
  return (
    <section className={styles.panel} aria-labelledby="join-example">
      <h2 id="join-example" className={styles.heading}>
        {t('join_example')}
      </h2>
      {program.agreements.length > 1 ? (
        <Tabs
          label={t('join_example_kind')}
          panel="join-sum"
          selected={kind}
          tabs={program.agreements.map((one) => ({ id: one.kind, label: t(`agreement_kind_${one.kind}`) }))}
          onSelect={(chosen) => actor.send({ type: 'join.chooseKind', kind: chosen })}
        />
      ) : null}
      <p className={styles.muted}>{t(`join_about_${kind}`)}</p>
      <p className={styles.span}>{t(`join_period_${span}`)}</p>
      <RangeField
        {...RANGES.members}
        label={t('join_members')}
        value={example.members}
        text={String(example.members)}
        onChange={(value) => actor.send({ type: 'join.setMembers', value })}
      />
      <RangeField
        {...RANGES.play}
        label={t('join_play')}
        value={example.play}
        text={formatMoney(example.play)}
        onChange={(value) => actor.send({ type: 'join.setPlay', value })}
      />
      {kind === 'dividend' ? (
        <RangeField
          {...RANGES.loss}
          label={t('join_loss')}
          value={example.loss}
          text={t(example.loss < 0 ? 'join_loss_won' : 'join_loss_value', { percent: Math.abs(example.loss) })}
          onChange={(value) => actor.send({ type: 'join.setLoss', value })}
        />
      ) : null}
      <div id="join-sum" className={styles.sum} aria-live="polite">
        <span className={styles.muted}>{t(`join_share_${span}`)}</span>
        <Money amount={bill.share} className={styles.result} />
        <span className={styles.how}>{howText()}</span>
      </div>
      <Note>
        <p>
          {t('join_honest')} {kind === 'dividend' ? t('join_honest_loss') : null}
        </p>
        {income ? (
          <p>
            {t('join_income', { month: monthText(income.month, i18n.language), amount: formatMoney(income.median) })}
          </p>
        ) : null}
      </Note>
    </section>
  );

  function howText(): string {
    const rate = percentText(bill.rate);
    if (kind === 'dividend' && bill.teamLoss < 0) return t('join_sum_won', { amount: formatMoney(-bill.teamLoss) });
    if (kind === 'dividend' && bill.teamLoss === 0) return t('join_sum_even');
    if (bill.tier === null) return t('join_sum_no_tier');
    return kind === 'dividend'
      ? t('join_sum_dividend', { loss: formatMoney(bill.teamLoss), rate })
      : t('join_sum_bets', { members: example.members, play: formatMoney(example.play), rate });
  }
}
