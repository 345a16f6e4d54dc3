import { useTranslation } from 'react-i18next';
import { daysShift } from '../../machines/pointsRecord/pointsRecord.events.ts';
import list from '../centre/list.module.css';
import { Button } from '../kit/Button.tsx';
import { dayText } from '../statement/dayText.ts';
import type { PointsRecordProps } from './PointsRecordPanel.tsx';
import styles from './pointsRecord.module.css';

/** Which days are on screen, and the ways to those before and after (CONST-34, POINTS-07). */
export function DaysLine({ actor, state }: PointsRecordProps) {
  const { t } = useTranslation();
  const { from, to } = state.context.days;
  return (
    <div className={styles.days}>
      <h3 className={list.when} aria-live="polite">
        {t('statement_days', { from: dayText(from), to: dayText(to) })}
      </h3>
      <fieldset className={styles.shifts} aria-label={t('history_days')}>
        {daysShift.options.map((by) => (
          <Button
            key={by}
            size="small"
            disabled={!state.can({ type: 'pointsRecord.shift', by })}
            onClick={() => actor.send({ type: 'pointsRecord.shift', by })}
          >
            {t(`shift_${by}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
