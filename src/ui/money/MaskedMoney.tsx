import { useTranslation } from 'react-i18next';
import { Money, type MoneyProps } from '../kit/Money.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import styles from './money.module.css';

/** An amount, or `***` while the member hides amounts (HEADER-32). */
export function MaskedMoney({ hidden, ...money }: MoneyProps & { readonly hidden: boolean }) {
  const { t } = useTranslation();
  if (!hidden) return <Money {...money} />;
  return (
    <span className={money.className}>
      <VisuallyHidden>{t('amount_hidden')}</VisuallyHidden>
      <span className={styles.masked} aria-hidden="true">
        ***
      </span>
    </span>
  );
}
