import { useTranslation } from 'react-i18next';
import { amountToInput } from '../../../machines/money/amount.ts';
import {
  blockReason,
  costOf,
  maxWithdrawal,
  methodOf,
  missingFirst,
  type Quote,
  shortageOf,
  withdrawAmount,
} from '../../../machines/money/withdraw/withdraw.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Form } from '../../kit/Form.tsx';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import layout from '../../site/centre/page.module.css';
import { dueText } from '../../site/clock/dueText.ts';
import { AmountField } from '../AmountField.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { ShortageNote } from './ShortageNote.tsx';
import styles from './withdraw.module.css';
import type { WithdrawProps } from './withdrawProps.ts';

/** Step 1: method, bank account and amount, with fee, limits and duration. */
export function ChooseStep({ actor, state, quote }: WithdrawProps & { readonly quote: Quote }) {
  const { t } = useTranslation();
  const { context } = state;
  const method = methodOf(context);
  const typed = withdrawAmount(context);
  const barrier = blockReason(quote);
  const shortage = shortageOf(context);
  const range = method && { least: formatMoney(method.min), most: formatMoney(maxWithdrawal(context)) };
  const isStill = !state.matches('choosing');
  const missing = missingFirst(context);
  return (
    <Form
      className={classes(layout.panel, layout.roomy)}
      busy={isStill}
      onSubmit={() => actor.send({ type: 'withdraw.next' })}
    >
      <div className={styles.sum}>
        <span className={layout.label}>{t('withdraw_available')}</span>
        <Money amount={quote.available} className={styles.large} />
        <small className={layout.label}>
          {t('withdraw_left_today', { amount: formatMoney(quote.leftToday.amount), count: quote.leftToday.count })}
        </small>
      </div>
      {barrier === 'waits' && quote.withdrawalsFrom !== null ? (
        <Note tone="accent">{t('payment_withdrawals_wait', { time: dueText(t, quote.withdrawalsFrom) })}</Note>
      ) : null}
      {barrier === 'usedUp' ? <Note tone="accent">{t('withdraw_used_up')}</Note> : null}
      <MethodChoice actor={actor} state={state} quote={quote} />
      <AccountChoice actor={actor} state={state} isNext={missing === 'account'} />
      {method && shortage && !(barrier === 'usedUp' && shortage === 'today') ? (
        <ShortageNote shortage={shortage} least={method.min} isNext={missing === 'money'} />
      ) : null}
      <AmountField
        label={t('amount')}
        value={context.typed}
        typed={typed}
        tried={context.tried}
        readOnly={isStill}
        hint={range && shortage === null ? t('withdraw_range', range) : ''}
        onChange={(value) => actor.send({ type: 'withdraw.type', value })}
        aside={
          shortage === null ? (
            <Button
              variant="plain"
              size="small"
              disabled={isStill}
              onClick={() => actor.send({ type: 'withdraw.type', value: amountToInput(maxWithdrawal(context)) })}
            >
              {t('amount_all')}
            </Button>
          ) : null
        }
      />
      {method && 'amount' in typed ? (
        <dl className={layout.facts}>
          <dt>{t('withdraw_fee')}</dt>
          <dd>
            <Money amount={costOf(typed.amount, method).fee} />
          </dd>
          <dt>{t('withdraw_payout')}</dt>
          <dd>
            <Money amount={costOf(typed.amount, method).payout} />
          </dd>
        </dl>
      ) : null}
      <Button type="submit" variant={missing === null ? 'primary' : undefined} wide disabled={isStill}>
        {t('withdraw_next')}
      </Button>
    </Form>
  );
}
