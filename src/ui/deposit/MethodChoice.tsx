import { useTranslation } from 'react-i18next';
import type { DepositProps } from './DepositPage.tsx';
import styles from './deposit.module.css';
import { feeText, limitsText, typicalText } from './methodText.ts';

/** The ways to pay, each with its limits, its fee and how long it takes as a rule. */
export function MethodChoice({ actor, state }: DepositProps) {
  const { t } = useTranslation();
  const { methods, method: chosen } = state.context;
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.label}>{t('deposit_method')}</legend>
      {methods?.map((method) => (
        <label key={method.code} className={styles.method}>
          <input
            type="radio"
            name="method"
            value={method.code}
            checked={method.code === chosen}
            disabled={!state.matches({ ready: 'choosing' })}
            readOnly
            onClick={() => actor.send({ type: 'deposit.choose', method: method.code })}
          />
          <span className={styles.methodName}>{method.name}</span>
          <span className={styles.methodFacts}>
            <span className={styles.figures}>{limitsText(t, method)}</span>
            <span>{feeText(t, method)}</span>
            <span>{typicalText(t, method)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
