import { useTranslation } from 'react-i18next';
import { type Days, dayProblems } from '../../machines/statement/statement.rules.ts';
import { Button } from '../kit/Button.tsx';
import { DateField } from '../kit/DateField.tsx';
import { Form } from '../kit/Form.tsx';
import styles from './ownDays.module.css';

interface OwnDaysProps {
  readonly typed: Days;
  /** They were handed in: from then on it says what is wrong with them. */
  readonly tried: boolean;
  readonly onDay: (end: 'from' | 'to', value: string) => void;
  readonly onSubmit: () => void;
}

/** The member's own days, shown once they are handed in. */
export function OwnDays({ typed, tried, onDay, onSubmit }: OwnDaysProps) {
  const { t } = useTranslation();
  const problems = tried ? dayProblems(typed) : {};
  return (
    <Form className={styles.days} busy={false} onSubmit={onSubmit}>
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={t(`statement_${end}`)}
          value={typed[end]}
          error={problems[end] ? t(`statement_day_${problems[end]}`) : null}
          hint={end === 'from' ? t('statement_days_hint') : undefined}
          onChange={(value) => onDay(end, value)}
        />
      ))}
      <Button type="submit" variant="primary">
        {t('statement_days_show')}
      </Button>
    </Form>
  );
}
