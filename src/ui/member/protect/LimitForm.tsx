import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLimit, type LimitProblem, typedLimit } from '../../../machines/member/protect/playLimit.rules.ts';
import { freePeriods, LIMIT_KINDS } from '../../../machines/member/protect/protect.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Chips } from '../../list/Chips.tsx';
import { amountHint, amountProblemText } from '../../money/AmountField.tsx';
import { DecimalField } from '../../money/DecimalField.tsx';
import { QuickAmounts } from '../../money/QuickAmounts.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './protect.module.css';
import type { LimitProps } from './protectProps.ts';
import { limitAmountText, whichText } from './texts.ts';

/** Minutes at a press. */
const QUICK_MINUTES = ['30', '60', '120', '180'] as const;

/** Kind, period and amount of a limit. */
export function LimitForm({ actor, state }: LimitProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { limits, which, kind, period, typed, tried, failure } = context;
  const isStill = state.hasTag('busy');
  const current = currentLimit(context);
  const parsed = typedLimit(context);
  const problem = tried && 'problem' in parsed ? problemText(t, parsed.problem) : null;
  const field = {
    hint: current ? t('limit_now', nowOf(t, current)) : undefined,
    error: problem,
    value: typed,
    readOnly: isStill,
    onChange: (value: string) => actor.send({ type: 'limit.type', value }),
  };
  const kinds = LIMIT_KINDS.filter((one) => freePeriods(limits, one).length > 0);
  return (
    <Form className={styles.form} busy={isStill} onSubmit={() => actor.send({ type: 'limit.submit' })}>
      {which === null ? (
        <>
          <p className={styles.label}>{t('limit_kind')}</p>
          <Chips
            label={t('limit_kind')}
            columns={2}
            chips={kinds.map((id) => ({ id, label: t(`limit_kind_${id}`) }))}
            chosen={kind}
            disabled={isStill}
            onChoose={(id) => actor.send({ type: 'limit.kind', kind: id })}
          />
          <p className={styles.label}>{t('limit_period')}</p>
          <Chips
            label={t('limit_period')}
            columns={3}
            chips={freePeriods(limits, kind).map((id) => ({ id, label: t(`limit_period_${id}`) }))}
            chosen={period}
            disabled={isStill}
            onChoose={(id) => actor.send({ type: 'limit.period', period: id })}
          />
        </>
      ) : (
        <p>
          <strong>{whichText(t, which)}</strong>
        </p>
      )}
      {kind === 'time' ? (
        <Field {...field} label={t('limit_minutes')} inputMode="numeric" autoComplete="off" />
      ) : (
        <DecimalField
          {...field}
          label={t('limit_amount')}
          hint={('amount' in parsed ? amountHint(t, typed, parsed) : undefined) ?? field.hint}
        />
      )}
      <Quick actor={actor} state={state} disabled={isStill} />
      <p className={styles.rule}>{t('limit_rule')}</p>
      <FailureNote failure={failure} />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={isStill}>
          {t('limit_save')}
        </Button>
        {which === null ? null : (
          <Button variant="plain" disabled={isStill} onClick={() => actor.send({ type: 'limit.remove' })}>
            {t('limit_remove')}
          </Button>
        )}
      </div>
    </Form>
  );
}

const nowOf = (t: TFunction, { kind, period, amount }: NonNullable<ReturnType<typeof currentLimit>>) => ({
  amount: limitAmountText(t, kind, amount),
  period: t(`limit_period_${period}`),
});

/** Common amounts at a press. */
function Quick({ actor, state, disabled }: LimitProps & { readonly disabled: boolean }) {
  const { t } = useTranslation();
  const choose = (value: string) => actor.send({ type: 'limit.type', value });
  const { kind, typed } = state.context;
  if (kind !== 'time') {
    const parsed = typedLimit(state.context);
    return (
      <QuickAmounts
        typed={'amount' in parsed ? parsed : { problem: { kind: 'empty' } }}
        least={1}
        most={Number.MAX_SAFE_INTEGER}
        disabled={disabled}
        onChoose={choose}
      />
    );
  }
  return (
    <Chips
      label={t('amount_quick')}
      chips={QUICK_MINUTES.map((id) => ({ id, label: t('protect_minutes', { minutes: id }) }))}
      chosen={QUICK_MINUTES.find((id) => id === typed) ?? ('' as never)}
      disabled={disabled}
      onChoose={choose}
    />
  );
}

function problemText(t: TFunction, problem: LimitProblem): string {
  if (problem.kind === 'minutes') return t('limit_problem_minutes', { most: problem.most });
  return problem.kind === 'same' ? t('limit_problem_same') : amountProblemText(t, problem);
}
