import { useTranslation } from 'react-i18next';
import { accountOf, costOf, methodOf, withdrawAmount } from '../../../machines/money/withdraw/withdraw.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Form } from '../../kit/Form.tsx';
import { Money } from '../../kit/Money.tsx';
import layout from '../../site/centre/page.module.css';
import { OutcomeUnknownNote } from '../OutcomeUnknownNote.tsx';
import { PaymentFailure } from '../PaymentFailure.tsx';
import { PaymentPasswordField } from '../PaymentPasswordField.tsx';
import styles from './withdraw.module.css';
import type { WithdrawProps } from './withdrawProps.ts';

/** Step 2: review and payment password. */
export function ConfirmStep({ actor, state }: WithdrawProps) {
  const { t } = useTranslation();
  const { context } = state;
  const typed = withdrawAmount(context);
  const method = methodOf(context);
  const account = accountOf(context);
  const amount = 'amount' in typed ? typed.amount : 0;
  const cost = method ? costOf(amount, method) : { fee: 0, payout: 0 };
  const isSending = state.matches('sending');
  return (
    <Form
      className={classes(layout.panel, layout.roomy)}
      busy={isSending}
      onSubmit={() => actor.send({ type: 'withdraw.submit' })}
    >
      <h3>{t('withdraw_confirm')}</h3>
      <dl className={layout.facts}>
        <dt>{t('amount')}</dt>
        <dd>
          <Money amount={amount} />
        </dd>
        <dt>{t('withdraw_fee')}</dt>
        <dd>
          <Money amount={cost.fee} />
        </dd>
        <dt>{t('withdraw_payout')}</dt>
        <dd>
          <Money amount={cost.payout} className={styles.strong} />
        </dd>
        <dt>{t('withdraw_account')}</dt>
        <dd>{account ? `${account.bank.name} •••• ${account.last4}` : ''}</dd>
        <dt>{t('withdraw_method')}</dt>
        <dd>{method?.name}</dd>
      </dl>
      {state.matches('unsure') ? (
        <OutcomeUnknownNote
          failure={context.failure}
          onResend={() => actor.send({ type: 'withdraw.resend' })}
          onCheckStatus={() => actor.send({ type: 'withdraw.checkStatus' })}
        />
      ) : (
        <>
          <PaymentPasswordField
            hint={t('withdraw_no_cancel')}
            value={context.paymentPassword}
            tried={context.tried}
            readOnly={isSending}
            onChange={(value) => actor.send({ type: 'withdraw.typeSecret', value })}
          />
          <PaymentFailure failure={context.failure} />
          <div className={layout.ways}>
            <Button type="submit" variant="primary" busy={isSending}>
              {t('withdraw_submit')}
            </Button>
            <Button variant="plain" disabled={isSending} onClick={() => actor.send({ type: 'withdraw.back' })}>
              {t('withdraw_back')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
