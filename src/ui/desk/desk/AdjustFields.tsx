import { useTranslation } from 'react-i18next';
import { amountTyped, isReasonValid } from '../../../machines/desk/deskAdjust/deskAdjust.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { RadioGroup } from '../../kit/RadioGroup.tsx';
import { amountProblemText } from '../../money/AmountField.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import type { AdjustProps } from './adjustProps.ts';
import styles from './desk.module.css';
import { purseText } from './purseText.ts';

/** Amount, direction and reason. */
export function AdjustFields({ actor, state }: AdjustProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { member, purse, direction, typed, reason, tried, failure } = context;
  const read = amountTyped(context);
  const problem = tried && 'problem' in read ? read.problem : null;
  const amountWrong = problem && (purse === 'main' ? amountProblemText(t, problem) : t('desk_adjustment_points_wrong'));
  return (
    <Form className={styles.panel} busy={false} onSubmit={() => actor.send({ type: 'deskAdjust.submit' })}>
      <div className={styles.badges}>
        <h2>
          {member?.username} · {member?.nickname}
        </h2>
        <Button size="small" variant="plain" onClick={() => actor.send({ type: 'deskAdjust.changeMember' })}>
          {t('desk_adjustment_other')}
        </Button>
      </div>
      <div className={styles.pair}>
        <RadioGroup
          name="purse"
          legend={t('desk_adjustment_purse')}
          selected={purse}
          options={(['main', 'points'] as const).map((value) => ({
            value,
            label: t(`desk_adjustment_purse_${value}`),
            note: purseText(t, value, member?.[value] ?? 0),
          }))}
          onChange={(value) =>
            actor.send({ type: 'deskAdjust.choosePurse', purse: value === 'points' ? 'points' : 'main' })
          }
        />
        <RadioGroup
          name="way"
          legend={t('desk_adjustment_way')}
          selected={direction}
          options={(['give', 'take'] as const).map((value) => ({ value, label: t(`desk_adjustment_way_${value}`) }))}
          onChange={(value) =>
            actor.send({ type: 'deskAdjust.chooseDirection', direction: value === 'take' ? 'take' : 'give' })
          }
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
        error={tried && !isReasonValid(context) ? t('desk_reason_short') : null}
        onChange={(value) => actor.send({ type: 'deskAdjust.typeReason', value })}
      />
      <FailureNote failure={failure} />
      <div className={styles.actions}>
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
