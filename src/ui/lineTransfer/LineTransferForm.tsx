import { useTranslation } from 'react-i18next';
import { amountToSend, barrierOf, type Terms, UPLINE } from '../../machines/lineTransfer/lineTransfer.rules.ts';
import layout from '../centre/page.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { Money } from '../kit/Money.tsx';
import { formatMoney } from '../kit/money.ts';
import { Note } from '../kit/Note.tsx';
import { AmountField } from '../money/AmountField.tsx';
import { PaymentFailure } from '../money/PaymentFailure.tsx';
import { PaymentPasswordField } from '../money/PaymentPasswordField.tsx';
import { UnsureNote } from '../money/UnsureNote.tsx';
import type { LineTransferProps } from './LineTransfer.tsx';
import styles from './lineTransfer.module.css';

/** Who is at the other end, what there is, how much goes, and the payment password. */
export function LineTransferForm({ actor, state, terms }: LineTransferProps & { readonly terms: Terms }) {
  const { t } = useTranslation();
  const { context } = state;
  const barrier = barrierOf(context);
  const typed = amountToSend(context);
  const isStill = !state.matches('editing');
  return (
    <Form
      className={layout.panel}
      busy={state.matches('sending')}
      onSubmit={() => actor.send({ type: 'lineTransfer.submit' })}
    >
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
        <UnsureNote
          what={'amount' in typed ? formatMoney(typed.amount) : ''}
          failure={context.failure}
          onAgain={() => actor.send({ type: 'lineTransfer.again' })}
          onLook={() => actor.send({ type: 'lineTransfer.look' })}
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
                disabled={!state.can({ type: 'lineTransfer.all' })}
                onClick={() => actor.send({ type: 'lineTransfer.all' })}
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
          <Button type="submit" variant="primary" wide busy={state.matches('sending')} disabled={isStill}>
            {t('line_submit')}
          </Button>
        </>
      )}
    </Form>
  );
}
