import { useTranslation } from 'react-i18next';
import { amountTyped, isReasonSound } from '../../machines/deskAdjust/deskAdjust.rules.ts';
import { Button } from '../kit/Button.tsx';
import { Choices } from '../kit/Choices.tsx';
import { Field } from '../kit/Field.tsx';
import { Form } from '../kit/Form.tsx';
import { amountProblemText } from '../money/AmountField.tsx';
import { FailureNote } from '../states/FailureNote.tsx';
import type { AdjustProps } from './AdjustForm.tsx';
import styles from './desk.module.css';
import { purseText } from './purseText.ts';

/** How much, which way, and why. */
export function AdjustFields({ actor, state }: AdjustProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { member, purse, way, typed, reason, tried, failure } = context;
  const read = amountTyped(context);
  const problem = tried && 'problem' in read ? read.problem : null;
  const amountWrong = problem && (purse === 'main' ? amountProblemText(t, problem) : t('desk_adjustment_points_wrong'));
  return (
    <Form className={styles.panel} busy={false} onSubmit={() => actor.send({ type: 'deskAdjust.submit' })}>
      <div className={styles.badges}>
        <h2>
          {member?.username} · {member?.nickname}
        </h2>
        <Button size="small" variant="plain" onClick={() => actor.send({ type: 'deskAdjust.other' })}>
          {t('desk_adjustment_other')}
        </Button>
      </div>
      <div className={styles.pair}>
        <Choices
          name="purse"
          legend={t('desk_adjustment_purse')}
          chosen={purse}
          choices={(['main', 'points'] as const).map((value) => ({
            value,
            label: t(`desk_adjustment_purse_${value}`),
            note: purseText(t, value, member?.[value] ?? 0),
          }))}
          onChoose={(value) =>
            actor.send({ type: 'deskAdjust.choosePurse', purse: value === 'points' ? 'points' : 'main' })
          }
        />
        <Choices
          name="way"
          legend={t('desk_adjustment_way')}
          chosen={way}
          choices={(['give', 'take'] as const).map((value) => ({ value, label: t(`desk_adjustment_way_${value}`) }))}
          onChoose={(value) => actor.send({ type: 'deskAdjust.chooseWay', way: value === 'take' ? 'take' : 'give' })}
        />
      </div>
      <Field
        label={t('desk_adjustment_amount')}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={amountWrong}
        onChange={(value) => actor.send({ type: 'deskAdjust.typeAmount', value })}
      />
      <Field
        label={t('desk_reason')}
        value={reason}
        maxLength={500}
        autoComplete="off"
        hint={t('desk_reason_log')}
        error={tried && !isReasonSound(context) ? t('desk_reason_short') : null}
        onChange={(value) => actor.send({ type: 'deskAdjust.typeReason', value })}
      />
      <FailureNote failure={failure} />
      <div className={styles.deeds}>
        <Button type="submit" variant="primary">
          {t('desk_adjustment_next')}
        </Button>
        <Button variant="plain" onClick={() => actor.send({ type: 'deskAdjust.close' })}>
          {t('desk_cancel')}
        </Button>
      </div>
    </Form>
  );
}
