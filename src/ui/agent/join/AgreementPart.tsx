import { useTranslation } from 'react-i18next';
import type { JoinProgram, StandardContract } from '../../api/contract/join.ts';
import { percentText } from '../../machines/contractOffer/readTerms.ts';
import { type Example, exampleBill } from '../../machines/join/join.rules.ts';
import { Icon } from '../kit/Icon.tsx';
import { checkIcon } from '../kit/icons/form.ts';
import { formatMoney } from '../kit/money.ts';
import styles from './join.module.css';

interface ContractPartProps {
  readonly program: JoinProgram;
  readonly contract: StandardContract;
  readonly example: Example;
}

/** Tiers and terms of the contract; the tier that the example reaches is marked. */
export function ContractPart({ program, contract, example }: ContractPartProps) {
  const { t } = useTranslation();
  const { kind, tiers } = contract;
  const reached = exampleBill(contract, example, program.activeFrom).tier;
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
    <section className={styles.paper} aria-labelledby="join-contract">
      <h2 id="join-contract" className={styles.paperTitle}>
        {t('join_contract')}
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
