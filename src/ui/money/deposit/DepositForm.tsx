import { useTranslation } from 'react-i18next';
import { amountOf, chosenMethod } from '../../../machines/money/deposit/deposit.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { formatMoney } from '../../kit/money.ts';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import { AmountField } from '../AmountField.tsx';
import { OutcomeUnknownNote } from '../OutcomeUnknownNote.tsx';
import { QuickAmounts } from '../QuickAmounts.tsx';
import { DepositCost } from './DepositCost.tsx';
import styles from './deposit.module.css';
import type { DepositProps } from './depositProps.ts';
import { MethodChoice } from './MethodChoice.tsx';

/** A new deposit: payment method, amount and cost (WALLET-02). */
export function DepositForm({ actor, state }: DepositProps) {
  const { t } = useTranslation();
  const isStill = !state.matches({ ready: 'choosing' });
  return (
    <section className={layout.panel} aria-labelledby="deposit-form">
      <div className={styles.head}>
        <h3 id="deposit-form">{t('deposit_form')}</h3>
        <Button size="small" disabled={isStill} onClick={() => actor.send({ type: 'deposit.guide' })}>
          {t('deposit_guide')}
        </Button>
      </div>
      {state.matches('unsure') ? (
        <OutcomeUnknownNote
          what={whatIsSent(state.context)}
          failure={state.context.failure}
          checkStatusLabel={t('deposit_look')}
          onResend={() => actor.send({ type: 'deposit.resend' })}
          onCheckStatus={() => actor.send({ type: 'deposit.checkStatus' })}
        />
      ) : (
        <Fields actor={actor} state={state} isStill={isStill} />
      )}
    </section>
  );
}

function whatIsSent(context: DepositProps['state']['context']): string {
  const typed = amountOf(context);
  return `${'amount' in typed ? formatMoney(typed.amount) : ''} · ${chosenMethod(context)?.name ?? ''}`;
}

function Fields({ actor, state, isStill }: DepositProps & { readonly isStill: boolean }) {
  const { t } = useTranslation();
  const { context } = state;
  const isSending = state.matches('sending');
  const method = chosenMethod(context);
  if (context.methods?.length === 0) return <p className={styles.hint}>{t('deposit_none')}</p>;
  return (
    <Form className={layout.form} busy={isSending} onSubmit={() => actor.send({ type: 'deposit.submit' })}>
      <MethodChoice actor={actor} state={state} />
      <AmountField
        label={t('amount')}
        value={context.typed}
        typed={amountOf(context)}
        tried={context.tried}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'deposit.type', value })}
      />
      {method ? (
        <QuickAmounts
          typed={amountOf(context)}
          least={method.min}
          most={method.max}
          disabled={isStill}
          onChoose={(value) => actor.send({ type: 'deposit.type', value })}
        />
      ) : null}
      <DepositCost context={context} />
      <FailureNote failure={context.failure} />
      <Button type="submit" variant="primary" wide busy={isSending} disabled={isStill}>
        {t('deposit_submit')}
      </Button>
    </Form>
  );
}
