import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { tierField } from '../../../machines/agent/agreementOffer/agreementOffer.events.ts';
import { readTiers } from '../../../machines/agent/agreementOffer/agreementOffer.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { DecimalField } from '../../money/DecimalField.tsx';
import styles from './offer.module.css';
import type { OfferProps } from './offerProps.ts';
import { termProblemText } from './termProblemText.ts';

/** Conditions and rate of each tier; errors show at their field. */
export function TierFields({ actor, state }: OfferProps) {
  const { t } = useTranslation();
  const { context } = state;
  const isStill = !state.matches('editing');
  const read = readTiers(context);
  return (
    <>
      {context.tiers.map((typed, tier) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
        <fieldset key={tier} className={styles.tier}>
          <legend>{t('offer_tier', { number: tier + 1 })}</legend>
          <div className={styles.fields}>
            {tierField.options.map((field) => (
              <DecimalField
                key={field}
                label={t(`offer_field_${field}`)}
                value={typed[field]}
                error={context.tried ? errorOf(t, read[tier], field) : null}
                readOnly={isStill}
                onChange={(value) => actor.send({ type: 'offer.typeTier', tier, field, value })}
              />
            ))}
          </div>
          {context.tiers.length > 1 ? (
            <Button
              size="small"
              disabled={!state.can({ type: 'offer.removeTier', tier })}
              onClick={() => actor.send({ type: 'offer.removeTier', tier })}
            >
              {t('offer_tier_remove', { number: tier + 1 })}
            </Button>
          ) : null}
        </fieldset>
      ))}
      <div>
        <Button disabled={!state.can({ type: 'offer.addTier' })} onClick={() => actor.send({ type: 'offer.addTier' })}>
          {t('offer_tier_add')}
        </Button>
      </div>
    </>
  );
}

type Read = ReturnType<typeof readTiers>[number];

function errorOf(t: TFunction, read: Read | undefined, field: keyof Read['problems']): string | null {
  const problem = read?.problems[field];
  if (problem) return termProblemText(t, problem);
  return read?.falls && field === 'rate' ? t('offer_falls') : null;
}
