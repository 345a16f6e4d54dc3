import { useTranslation } from 'react-i18next';
import { daysShift } from '../../machines/list/dateRange.ts';
import type { Paged } from '../../machines/list/list.rules.ts';
import { Button } from '../kit/Button.tsx';
import styles from './dayShifts.module.css';
import type { ListActor } from './listState.ts';

/** Buttons for the 7 or 30 days before and after those on screen (CONST-34, POINTS-07). */
export function DayShifts<Part extends Paged>({ actor }: { readonly actor: ListActor<Part> }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.shifts} aria-label={t('list_shifts')}>
      {daysShift.options.map((by) => (
        <Button
          key={by}
          size="small"
          disabled={!actor.getSnapshot().can({ type: 'list.shift', by })}
          onClick={() => actor.send({ type: 'list.shift', by })}
        >
          {t(`list_shift_${by}`)}
        </Button>
      ))}
    </fieldset>
  );
}
