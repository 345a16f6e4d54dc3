import { useTranslation } from 'react-i18next';
import { refusedField } from '../../../machines/agent/agreementOffer/agreementOffer.rules.ts';
import { offerDayProblems } from '../../../machines/agent/agreementOffer/offerDays.ts';
import { DateField } from '../../kit/DateField.tsx';
import styles from './offer.module.css';
import type { OfferProps } from './offerProps.ts';

/** Start and end date of the agreement; both optional. */
export function OfferDates({ actor, state }: OfferProps) {
  const { t } = useTranslation();
  const { context } = state;
  const problems = context.tried ? offerDayProblems(context) : { start: null, end: null };
  const endRefused = refusedField(context.failure) === 'end' ? t('offer_end_refused') : null;
  return (
    <div className={styles.fields}>
      {(['start', 'end'] as const).map((field) => {
        const problem = problems[field];
        const refused = field === 'end' ? endRefused : null;
        return (
          <DateField
            key={field}
            label={t(`offer_${field}`)}
            hint={t(`offer_${field}_hint`)}
            value={context[field]}
            error={problem ? t(`offer_day_${problem}`) : refused}
            readOnly={!state.matches('editing')}
            onChange={(value) => actor.send({ type: 'offer.type', field, value })}
          />
        );
      })}
    </div>
  );
}
