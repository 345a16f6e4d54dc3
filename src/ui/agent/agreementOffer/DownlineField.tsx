import { useTranslation } from 'react-i18next';
import { downlineProblem, refusedField } from '../../../machines/agent/agreementOffer/agreementOffer.rules.ts';
import { Field } from '../../kit/Field.tsx';
import { DownlineCombobox } from './DownlineCombobox.tsx';
import styles from './downline.module.css';
import type { OfferProps } from './offerProps.ts';

/** The recipient: a typed user name, or a downline from the list. Read-only unless the offer is being edited. */
export function DownlineField({ actor, state }: OfferProps) {
  const { t } = useTranslation();
  const { context } = state;
  const problem = context.tried ? downlineProblem(context) : null;
  const refused = refusedField(context.failure) === 'downline' ? t('offer_not_below') : null;
  const line = {
    label: t('offer_downline'),
    value: context.downline,
    error: problem ? t(`offer_downline_${problem}`) : refused,
    onChange: (value: string) => actor.send({ type: 'offer.type', field: 'downline', value }),
  };
  const picker = state.children.downlinePicker;
  if (picker) return <DownlineCombobox picker={picker} line={line} />;
  return (
    <div className={styles.picker}>
      <Field {...line} hint={t('offer_downline_hint')} readOnly />
    </div>
  );
}
