import { useTranslation } from 'react-i18next';
import styles from './promotion.module.css';

/** The full terms, one sentence each. */
export function OfferRules({ rules }: { readonly rules: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <details className={styles.panel} open>
      <summary>{t('promo_rules', { count: rules.length })}</summary>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </details>
  );
}
