import { useTranslation } from 'react-i18next';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import type { RealTimeRules } from '../../../machines/agent/realTimeRules/realTimeRules.rules.ts';
import { formatMoney } from '../../kit/money.ts';
import styles from './rules.module.css';

interface RuleTextProps {
  readonly rules: RealTimeRules;
}

/** What counts as a valid bet. */
export function RuleText({ rules: { activeMemberFrom, highestRate } }: RuleTextProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.rules}>
      <li>{t('rules_valid_bet')}</li>
      <li>{t('rules_active', { amount: formatMoney(activeMemberFrom) })}</li>
      <li>{t('rules_highest', { rate: percentText(highestRate) })}</li>
      <li>{t('rules_voided')}</li>
    </ul>
  );
}
