import { useTranslation } from 'react-i18next';
import { type Days, dayProblems } from '../../machines/list/dateRange.ts';
import { Button } from '../kit/Button.tsx';
import { DateField } from '../kit/DateField.tsx';
import { Form } from '../kit/Form.tsx';
import styles from './customRange.module.css';

interface CustomRangeProps {
  readonly typed: Days;
  /** Whether it was submitted: errors show from then on. */
  readonly tried: boolean;
  readonly onDay: (end: 'from' | 'to', value: string) => void;
  readonly onSubmit: () => void;
}

/** A custom date range, applied on submit. */
export function CustomRange({ typed, tried, onDay, onSubmit }: CustomRangeProps) {
  const { t } = useTranslation();
  const problems = tried ? dayProblems(typed) : {};
  return (
    <Form className={styles.days} busy={false} onSubmit={onSubmit}>
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={t(`list_${end}`)}
          value={typed[end]}
          error={problems[end] ? t(`list_day_${problems[end]}`) : null}
          hint={end === 'from' ? t('list_days_hint') : undefined}
          onChange={(value) => onDay(end, value)}
        />
      ))}
      <Button type="submit" variant="primary">
        {t('list_days_show')}
      </Button>
    </Form>
  );
}
