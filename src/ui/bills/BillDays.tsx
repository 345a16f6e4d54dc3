import { useTranslation } from 'react-i18next';
import { dayProblems } from '../../machines/statement/statement.rules.ts';
import { Button } from '../kit/Button.tsx';
import { DateField } from '../kit/DateField.tsx';
import { Form } from '../kit/Form.tsx';
import type { BillsProps } from './BillsPage.tsx';
import styles from './bills.module.css';

/** The member's own days, shown once they are handed in. */
export function BillDays({ actor, state }: BillsProps) {
  const { t } = useTranslation();
  const { typed, tried } = state.context;
  const problems = tried ? dayProblems(typed) : {};
  return (
    <Form className={styles.days} busy={false} onSubmit={() => actor.send({ type: 'bills.submitDays' })}>
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={t(`statement_${end}`)}
          value={typed[end]}
          error={problems[end] ? t(`statement_day_${problems[end]}`) : null}
          hint={end === 'from' ? t('statement_days_hint') : undefined}
          onChange={(value) => actor.send({ type: 'bills.typeDay', end, value })}
        />
      ))}
      <Button type="submit" variant="primary">
        {t('statement_days_show')}
      </Button>
    </Form>
  );
}
