import { useTranslation } from 'react-i18next';
import { amountOf, chosenMethod } from '../../machines/deposit/deposit.rules.ts';
import layout from '../centre/page.module.css';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { formatMoney } from '../kit/money.ts';
import { AmountField } from '../money/AmountField.tsx';
import { UnsureNote } from '../money/UnsureNote.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import { DepositCost } from './DepositCost.tsx';
import type { DepositProps } from './DepositPage.tsx';
import styles from './deposit.module.css';
import { MethodChoice } from './MethodChoice.tsx';

/** A new deposit: how, how much, and what it costs before it is made (WALLET-02). */
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
        <UnsureNote
          what={whatIsSent(state.context)}
          failure={state.context.failure}
          lookLabel={t('deposit_look')}
          onAgain={() => actor.send({ type: 'deposit.again' })}
          onLook={() => actor.send({ type: 'deposit.look' })}
        />
      ) : (
        <Fields actor={actor} state={state} isStill={isStill} />
      )}
    </section>
  );
}

/** How much, and how. */
function whatIsSent(context: DepositProps['state']['context']): string {
  const typed = amountOf(context);
  return `${'amount' in typed ? formatMoney(typed.amount) : ''} · ${chosenMethod(context)?.name ?? ''}`;
}

function Fields({ actor, state, isStill }: DepositProps & { readonly isStill: boolean }) {
  const { t } = useTranslation();
  const { context } = state;
  const isSending = state.matches('sending');
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
      <DepositCost context={context} />
      <FailureNote failure={context.failure} />
      <Button type="submit" variant="primary" wide busy={isSending} disabled={isStill}>
        {t('deposit_submit')}
      </Button>
    </Form>
  );
}
