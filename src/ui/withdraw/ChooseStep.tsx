import { useTranslation } from 'react-i18next';
import {
  barrierOf,
  costOf,
  methodOf,
  mostOf,
  type Quote,
  shortageOf,
  withdrawAmount,
} from '../../machines/withdraw/withdraw.rules.ts';
import layout from '../centre/page.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { Form } from '../kit/Form.tsx';
import { Money } from '../kit/Money.tsx';
import { formatMoney } from '../kit/money.ts';
import { Note } from '../kit/Note.tsx';
import { AmountField } from '../money/AmountField.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { ShortageNote } from './ShortageNote.tsx';
import type { WithdrawProps } from './WithdrawPage.tsx';
import styles from './withdraw.module.css';

/** The first step: way, bank account and amount, with cost, limits and time before one commits. */
export function ChooseStep({ actor, state, quote }: WithdrawProps & { readonly quote: Quote }) {
  const { t } = useTranslation();
  const { context } = state;
  const method = methodOf(context);
  const typed = withdrawAmount(context);
  const barrier = barrierOf(quote);
  const shortage = shortageOf(context);
  const range = method && { least: formatMoney(method.min), most: formatMoney(mostOf(context)) };
  const isStill = !state.matches('choosing');
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
        <Note tone="accent">{t('payment_withdrawals_wait', { time: dateTimeText(quote.withdrawalsFrom) })}</Note>
      ) : null}
      {barrier === 'usedUp' ? <Note tone="accent">{t('withdraw_used_up')}</Note> : null}
      <MethodChoice actor={actor} state={state} quote={quote} />
      <AccountChoice actor={actor} state={state} />
      {method && shortage && !(barrier === 'usedUp' && shortage === 'today') ? (
        <ShortageNote shortage={shortage} least={method.min} />
      ) : null}
      <AmountField
        label={t('amount')}
        value={context.typed}
        typed={typed}
        tried={context.tried}
        readOnly={isStill}
        hint={range && shortage === null ? t('withdraw_range', range) : ''}
        onChange={(value) => actor.send({ type: 'withdraw.type', value })}
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
      <Button type="submit" variant="primary" wide disabled={isStill}>
        {t('withdraw_next')}
      </Button>
    </Form>
  );
}
