import { useTranslation } from 'react-i18next';
import { MAX_ADDRESS_LENGTH, MAX_NATIONALITY_LENGTH } from '../../../api/contract/member/points.ts';
import { isMissing } from '../../../machines/member/redeem/redeem.rules.ts';
import { Field } from '../../kit/Field.tsx';
import { Note } from '../../kit/Note.tsx';
import styles from './redeem.module.css';
import type { RedeemProps } from './redeemProps.ts';

/** Delivery details: both required, each with its own error (POINTS-05, 06, ERR-39). */
export function ReceiverFields({ actor, state }: RedeemProps) {
  const { t } = useTranslation();
  const { receiver, tried } = state.context;
  const lacks = (field: 'address' | 'nationality') => tried && isMissing(receiver, field);
  const readOnly = !state.matches('typing');
  return (
    <fieldset className={styles.receiver}>
      <legend className={styles.legend}>{t('redeem_receiver')}</legend>
      {lacks('address') && lacks('nationality') ? <Note tone="danger">{t('activity_no_receiver')}</Note> : null}
      <Field
        label={t('redeem_address')}
        hint={t('redeem_address_hint')}
        value={receiver.address}
        error={lacks('address') ? t('redeem_address_missing') : null}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTH}
        readOnly={readOnly}
        onChange={(value) => actor.send({ type: 'redeem.typeSecret', field: 'address', value })}
      />
      <Field
        label={t('redeem_nationality')}
        value={receiver.nationality}
        error={lacks('nationality') ? t('redeem_nationality_missing') : null}
        autoComplete="off"
        maxLength={MAX_NATIONALITY_LENGTH}
        readOnly={readOnly}
        onChange={(value) => actor.send({ type: 'redeem.typeSecret', field: 'nationality', value })}
      />
    </fieldset>
  );
}
