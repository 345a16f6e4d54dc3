import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ApiFailure, isRefusal } from '../../../api/failure.ts';
import {
  isRemarkTooLong,
  limitsOf,
  refusedField,
} from '../../../machines/agent/agreementOffer/agreementOffer.rules.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { RadioGroup } from '../../kit/RadioGroup.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { DownlineField } from './DownlineField.tsx';
import { OfferDates } from './OfferDates.tsx';
import styles from './offer.module.css';
import type { OfferProps } from './offerProps.ts';
import { TierFields } from './TierFields.tsx';

/** Recipient, tiers, settlement period and remark. */
export function OfferForm({ actor, state }: OfferProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { tried, failure, terms } = context;
  if (state.matches('unsure')) {
    return (
      <OutcomeUnknownNote
        failure={failure}
        onResend={() => actor.send({ type: 'offer.resend' })}
        onCheckStatus={() => actor.send({ type: 'offer.checkStatus' })}
        checkStatusLabel={t('agreement_back')}
      />
    );
  }
  const isStill = !state.matches('editing');
  const { lowest, highest } = limitsOf(context);
  return (
    <Form className={styles.form} busy={state.matches('sending')} onSubmit={() => actor.send({ type: 'offer.submit' })}>
      <DownlineField actor={actor} state={state} />
      <Note>
        <p>{t('offer_limits', { lowest: percentText(lowest), highest: percentText(highest) })}</p>
        <p>{t('offer_tier_hint')}</p>
      </Note>
      <TierFields actor={actor} state={state} />
      <RadioGroup
        name="period"
        legend={t('offer_period')}
        selected={context.period}
        disabled={isStill}
        options={(terms?.periods ?? []).map((value) => ({ value, label: t(`pay_period_${value}`) }))}
        onChange={(value) => {
          const period = terms?.periods.find((one) => one === value);
          if (period) actor.send({ type: 'offer.choosePeriod', period });
        }}
      />
      <OfferDates actor={actor} state={state} />
      <Field
        label={t('offer_remark')}
        value={context.remark}
        error={tried && isRemarkTooLong(context) ? t('offer_remark_tooLong') : null}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'offer.type', field: 'remark', value })}
      />
      <WhyNot failure={failure} t={t} />
      <Button type="submit" variant="primary" size="tall" busy={state.matches('sending')} disabled={isStill}>
        {t('offer_submit')}
      </Button>
    </Form>
  );
}

/** Text for a refused offer. */
function WhyNot({ failure, t }: { readonly failure: ApiFailure | null; readonly t: TFunction }) {
  if (refusedField(failure) !== null) return null;
  if (failure === null || !isRefusal(failure, 'AGREEMENT_STATE')) return <FailureNote failure={failure} />;
  return (
    <Note tone="danger" role="alert">
      {t('offer_busy')}
    </Note>
  );
}
