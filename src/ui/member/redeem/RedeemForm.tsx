import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../api/failure.ts';
import { isShipped, quantityOf, type RedeemContext } from '../../../machines/member/redeem/redeem.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { Note } from '../../kit/Note.tsx';
import { formatPoints } from '../../kit/points.ts';
import { PaymentFailure } from '../../money/PaymentFailure.tsx';
import { PaymentPasswordField } from '../../money/PaymentPasswordField.tsx';
import { Quantity } from './Quantity.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';
import styles from './redeem.module.css';
import type { RedeemProps } from './redeemProps.ts';

/** Quantity, total price, delivery details and payment password. */
export function RedeemForm({ actor, state }: RedeemProps) {
  const { t } = useTranslation();
  const { context } = state;
  const isStill = !state.matches('typing');
  const changed = changeText(t, context);
  return (
    <Form className={styles.form} busy={state.hasTag('busy')} onSubmit={() => actor.send({ type: 'redeem.submit' })}>
      <Quantity actor={actor} state={state} />
      {isShipped(context) ? <ReceiverFields actor={actor} state={state} /> : null}
      <PaymentPasswordField
        value={context.paymentPassword}
        tried={context.tried}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'redeem.typeSecret', field: 'paymentPassword', value })}
      />
      {changed === null ? (
        <PaymentFailure failure={context.failure} />
      ) : (
        <Note tone="danger" role="alert">
          {changed}
        </Note>
      )}
      <Button type="submit" variant="primary" wide busy={state.matches('sending')} disabled={isStill}>
        {t('redeem_submit', { points: formatPoints(quantityOf(context).total) })}
      </Button>
    </Form>
  );
}

/** What has changed since, if that is why the exchange was refused. */
function changeText(t: TFunction, { failure, reward, points }: RedeemContext): string | null {
  if (failure === null) return null;
  if (isRefusal(failure, 'STATUS_CHANGED')) {
    return t('redeem_price_changed', { points: formatPoints(reward.points) });
  }
  return isRefusal(failure, 'BALANCE_TOO_LOW') ? t('redeem_points_low', { points: formatPoints(points) }) : null;
}
