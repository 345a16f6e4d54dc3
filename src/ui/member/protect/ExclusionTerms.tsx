import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/Icon.tsx';
import { circleCheckIcon } from '../../kit/icons/form.ts';
import { xIcon } from '../../kit/icons/shell.ts';
import { formatMoney } from '../../kit/money.ts';
import styles from './exclusion.module.css';
import type { ExclusionProps } from './protectProps.ts';

interface ExclusionTermsProps extends Pick<ExclusionProps, 'protection'> {
  /** Only what a member asks first. */
  readonly short?: true;
}

/** What follows from a self-exclusion: what stays, and what no longer works. */
export function ExclusionTerms({ protection: { balance, openRounds }, short }: ExclusionTermsProps) {
  const { t } = useTranslation();
  const money = balance > 0 ? t('exclusion_money', { balance: formatMoney(balance) }) : t('exclusion_money_none');
  const rounds = openRounds > 0 ? t('exclusion_rounds', { count: openRounds }) : t('exclusion_rounds_none');
  const stays = short ? [money] : [money, rounds, t('exclusion_silence')];
  const ends = short ? [t('exclusion_no_way_back')] : [t('exclusion_no_way_back'), t('exclusion_no_new')];
  return (
    <ul className={styles.terms}>
      {stays.map((text) => (
        <li key={text}>
          <Icon d={circleCheckIcon} size="small" />
          {text}
        </li>
      ))}
      {ends.map((text) => (
        <li key={text}>
          <Icon d={xIcon} size="small" />
          {text}
        </li>
      ))}
    </ul>
  );
}
