import { useTranslation } from 'react-i18next';
import { receiptAnswer } from '../../../machines/money/receipt/receipt.events.ts';
import {
  areProofsRequired,
  isUnderReview,
  proofsProblem,
  receivedOf,
} from '../../../machines/money/receipt/receipt.rules.ts';
import { problemText } from '../../copy/problemText.ts';
import { Button } from '../../kit/Button.tsx';
import { Form } from '../../kit/Form.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import { RadioGroup } from '../../kit/RadioGroup.tsx';
import { dueText } from '../../site/clock/dueText.ts';
import { FailureNote } from '../../states/FailureNote.tsx';
import { AmountField } from '../AmountField.tsx';
import { OutcomeUnknownNote } from '../OutcomeUnknownNote.tsx';
import { Proofs } from './Proofs.tsx';
import styles from './receipt.module.css';
import type { ReceiptProps } from './receiptProps.ts';

/** The member's answer: WD-02…07, and the dispute of an automatic receipt. */
export function AnswerForm({ actor, state, detail }: ReceiptProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { answer, disputing, tried, failure } = context;
  if (state.matches('unsure')) {
    return (
      <OutcomeUnknownNote
        what={disputing ? t('receipt_dispute') : answer ? t(`receipt_answer_${answer}`) : ''}
        failure={failure}
        checkStatusLabel={t('receipt_look')}
        onResend={() => actor.send({ type: 'receipt.resend' })}
        onCheckStatus={() => actor.send({ type: 'receipt.checkStatus' })}
      />
    );
  }
  const isStill = !state.matches('shown');
  if (detail.disputeUntil !== null && !disputing) {
    return (
      <div className={styles.answer}>
        <p>{t('receipt_dispute_until', { time: dueText(t, detail.disputeUntil) })}</p>
        <FailureNote failure={failure} />
        <Button disabled={isStill} onClick={() => actor.send({ type: 'receipt.dispute' })}>
          {t('receipt_dispute')}
        </Button>
      </div>
    );
  }
  if (!detail.canConfirm && !disputing) return <FailureNote failure={failure} />;
  const received = receivedOf(context);
  const problem = tried ? proofsProblem(context) : null;
  const isAnswered = isUnderReview(detail);
  const amountField = (
    <AmountField
      label={t('receipt_received')}
      value={context.typed}
      typed={received}
      tried={tried}
      readOnly={isStill}
      hint={'amount' in received ? t('receipt_missing', { amount: formatMoney(detail.payout - received.amount) }) : ''}
      onChange={(value) => actor.send({ type: 'receipt.type', value })}
    />
  );
  return (
    <Form className={styles.answer} busy={isStill} onSubmit={() => actor.send({ type: 'receipt.submit' })}>
      {isAnswered ? <Note role="status">{t('receipt_looked_into')}</Note> : null}
      {disputing ? (
        <p>{t('receipt_dispute_text')}</p>
      ) : (
        <RadioGroup
          name="answer"
          legend={t(isAnswered ? 'receipt_question_again' : 'receipt_question')}
          selected={answer}
          disabled={isStill}
          error={tried && answer === null ? t('receipt_answer_missing') : null}
          options={receiptAnswer.options.map((value) => ({
            value,
            label: t(`receipt_answer_${value}`),
            note: t(`receipt_answer_${value}_note`),
            extra: value === 'partly' && answer === 'partly' ? amountField : null,
          }))}
          onChange={(value) => actor.send({ type: 'receipt.choose', answer: receiptAnswer.parse(value) })}
        />
      )}
      {areProofsRequired(context) ? (
        <Proofs
          proofs={context.proofs}
          disabled={isStill}
          error={problem ? problemText(t, 'username', problem) : null}
          onAdd={(proofs) => actor.send({ type: 'receipt.addProofs', proofs })}
          onRemove={(index) => actor.send({ type: 'receipt.removeProof', index })}
        />
      ) : null}
      <FailureNote failure={failure} />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={state.matches('sending')} disabled={isStill}>
          {t('receipt_submit')}
        </Button>
        {disputing ? (
          <Button variant="plain" disabled={isStill} onClick={() => actor.send({ type: 'receipt.leaveDispute' })}>
            {t('payment_cancel')}
          </Button>
        ) : null}
      </div>
      {isAnswered || disputing ? null : <small className={styles.small}>{t('receipt_small_print')}</small>}
    </Form>
  );
}
