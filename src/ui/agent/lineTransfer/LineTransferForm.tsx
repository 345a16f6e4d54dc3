import { useTranslation } from 'react-i18next';
import {
  amountToSend,
  blockReason,
  type Terms,
  UPLINE,
} from '../../../machines/agent/lineTransfer/lineTransfer.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import { AmountField } from '../../money/AmountField.tsx';
import { OutcomeUnknownNote } from '../../money/OutcomeUnknownNote.tsx';
import { PaymentFailure } from '../../money/PaymentFailure.tsx';
import { PaymentPasswordField } from '../../money/PaymentPasswordField.tsx';
import layout from '../../site/centre/page.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './lineTransfer.module.css';
import type { LineTransferProps } from './lineTransferProps.ts';

/** Step 1: recipient, balance, amount and payment password. */
export function LineTransferForm({ actor, state, terms }: LineTransferProps & { readonly terms: Terms }) {
  const { t } = useTranslation();
  const { context } = state;
  const barrier = blockReason(context);
  const typed = amountToSend(context);
  const isStill = !state.matches('editing');
  return (
    <Form className={layout.panel} busy={false} onSubmit={() => actor.send({ type: 'lineTransfer.submit' })}>
      <div className={styles.who}>
        <span className={layout.label}>{t(context.to === UPLINE ? 'line_to_upline' : 'line_to_downline')}</span>
        <h3>{terms.person?.nickname}</h3>
        <span className={layout.label}>{terms.person?.username}</span>
      </div>
      <dl className={layout.facts}>
        <dt>{t('line_available')}</dt>
        <dd>
          <Money amount={terms.available} />
        </dd>
        <dt>{t('line_left_today')}</dt>
        <dd>
          <Money amount={terms.leftToday} />
        </dd>
      </dl>
      {barrier === 'waits' && terms.waitsUntil !== null ? (
        <Note tone="accent">{t('line_waits', { time: dateTimeText(terms.waitsUntil) })}</Note>
      ) : null}
      {barrier === 'usedUp' ? <Note tone="accent">{t('withdraw_used_up')}</Note> : null}
      {state.matches('unsure') ? (
        <OutcomeUnknownNote
          what={'amount' in typed ? formatMoney(typed.amount) : ''}
          failure={context.failure}
          onResend={() => actor.send({ type: 'lineTransfer.resend' })}
          onCheckStatus={() => actor.send({ type: 'lineTransfer.checkStatus' })}
        />
      ) : (
        <>
          <AmountField
            label={t('amount')}
            value={context.typed}
            typed={typed}
            tried={context.tried}
            readOnly={isStill}
            onChange={(value) => actor.send({ type: 'lineTransfer.type', value })}
            aside={
              <Button
                variant="plain"
                size="small"
                disabled={!state.can({ type: 'lineTransfer.useMax' })}
                onClick={() => actor.send({ type: 'lineTransfer.useMax' })}
              >
                {t('amount_all')}
              </Button>
            }
          />
          <PaymentPasswordField
            hint={t('line_no_return')}
            value={context.paymentPassword}
            tried={context.tried}
            readOnly={isStill}
            onChange={(value) => actor.send({ type: 'lineTransfer.typeSecret', value })}
          />
          <PaymentFailure failure={context.failure} />
          {context.done ? (
            <Note tone="gain" role="status">
              {t('line_done', { amount: formatMoney(context.done.amount), name: context.done.person.nickname })}
            </Note>
          ) : null}
          <Button type="submit" variant="primary" wide disabled={isStill}>
            {t('withdraw_next')}
          </Button>
        </>
      )}
    </Form>
  );
}
