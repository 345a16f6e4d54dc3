import { useTranslation } from 'react-i18next';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import type { RealTimeRules } from '../../../machines/agent/realTimeRules/realTimeRules.rules.ts';
import { classes } from '../../kit/classes.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import layout from '../../site/centre/page.module.css';
import styles from './rules.module.css';

/** Example calculations, computed by the server. */
export function RuleExamples({ examples }: Pick<RealTimeRules, 'examples'>) {
  const { t } = useTranslation();
  return (
    <section className={classes(layout.panel, layout.tight)} aria-labelledby="examples">
      <h3 id="examples">{t('rules_examples')}</h3>
      <dl className={classes(layout.lines, styles.examples)}>
        {examples.map(({ validBet, rate, amount }) => (
          <div key={`${rate} ${validBet}`}>
            <dt>{t('rules_example', { rate: percentText(rate), base: formatMoney(validBet) })}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
