import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '../../../machines/money/deposit/deposit.rules.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../site/centre/page.module.css';
import styles from './deposit.module.css';
import { feeText, limitsText, typicalText } from './methodText.ts';

interface DepositGuideProps {
  readonly methods: readonly DepositMethod[];
  readonly onClose: () => void;
}

/** How to deposit, with the limits and fees of every method (WALLET-09). */
export function DepositGuide({ methods, onClose }: DepositGuideProps) {
  const { t } = useTranslation();
  return (
    <section className={layout.panel} aria-labelledby="deposit-guide">
      <h3 id="deposit-guide">{t('deposit_guide_title')}</h3>
      <ol className={styles.guide}>
        <li>
          <strong>{t('deposit_guide_choose')}</strong>
          <p>{t('deposit_guide_choose_text')}</p>
          <dl className={styles.offers}>
            {methods.map((method) => (
              <div key={method.code}>
                <dt>{method.name}</dt>
                <dd className={styles.figures}>{limitsText(t, method)}</dd>
                <dd>{feeText(t, method)}</dd>
                {method.typicalMs === null ? null : <dd>{typicalText(t, method)}</dd>}
              </div>
            ))}
          </dl>
        </li>
        <li>
          <strong>{t('deposit_guide_make')}</strong>
          <p>{t('deposit_guide_make_text')}</p>
        </li>
        <li>
          <strong>{t('deposit_guide_pay')}</strong>
          <p>{t('deposit_guide_pay_text')}</p>
          <p>{t('deposit_guide_surplus')}</p>
        </li>
      </ol>
      <Button variant="primary" onClick={onClose}>
        {t('deposit_guide_close')}
      </Button>
    </section>
  );
}
