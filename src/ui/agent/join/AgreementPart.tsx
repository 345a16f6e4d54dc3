import { useTranslation } from 'react-i18next';
import type { JoinProgram, StandardAgreement } from '../../../api/contract/agent/join.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { type Example, exampleBill } from '../../../machines/agent/join/join.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { checkIcon } from '../../kit/icons/form.ts';
import { formatMoney } from '../../kit/money.ts';
import styles from './join.module.css';

interface AgreementPartProps {
  readonly program: JoinProgram;
  readonly agreement: StandardAgreement;
  readonly example: Example;
}

/** Tiers and terms of the agreement; the tier that the example reaches is marked. */
export function AgreementPart({ program, agreement, example }: AgreementPartProps) {
  const { t } = useTranslation();
  const { kind, tiers } = agreement;
  const reached = exampleBill(agreement, example, program.activeFrom).tier;
  const columns = [
    { key: 'minActiveMembers', label: t('join_column_members'), text: String },
    { key: 'minValidBet', label: t('join_column_bets'), text: formatMoney },
    { key: 'minLoss', label: t('join_column_loss'), text: formatMoney },
  ] as const;
  const asked = columns.filter(({ key }) => tiers.some((tier) => tier[key] > 0));
  const cap = program.caps.find((one) => one.kind === kind);
  const terms = [
    t('join_term_active', { amount: formatMoney(program.activeFrom) }),
    t(`join_term_${kind}`),
    t('join_term_void'),
    t('join_term_end'),
    ...(cap ? [t('join_term_cap', { rate: percentText(cap.highest) })] : []),
  ];
  return (
    <section className={styles.paper} aria-labelledby="join-agreement">
      <h2 id="join-agreement" className={styles.paperTitle}>
        {t('join_agreement')}
      </h2>
      <div className={styles.scroll}>
        <table className={styles.tiers}>
          <thead>
            <tr>
              {asked.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{t('join_column_rate')}</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier) => (
              <tr key={tier.rate} aria-current={tier.rate === reached?.rate ? 'true' : undefined}>
                {asked.map(({ key, text }) => (
                  <td key={key}>{tier[key] > 0 ? t('join_from', { value: text(tier[key]) }) : t('join_any')}</td>
                ))}
                <td>{`${percentText(tier.rate)}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <Icon d={checkIcon} size="small" />
            <span>{term}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
