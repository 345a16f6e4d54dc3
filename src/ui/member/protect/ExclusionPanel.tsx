import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { EXCLUSION_MONTHS } from '../../../api/contract/member/protection.ts';
import { Button } from '../../kit/Button.tsx';
import { Chips } from '../../list/Chips.tsx';
import { ExclusionDialog } from './ExclusionDialog.tsx';
import { ExclusionTerms } from './ExclusionTerms.tsx';
import styles from './exclusion.module.css';
import type { ExclusionProps } from './protectProps.ts';

/** Self-exclusion, on paper like a contract: it binds. */
export function ExclusionPanel({ actor, protection }: ExclusionProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isChoosing = state.matches('choosing');
  return (
    <>
      <section className={styles.paper} aria-labelledby="exclusion">
        <div className={styles.head}>
          <h3 id="exclusion">{t('exclusion_title')}</h3>
          <p>{t('exclusion_text')}</p>
        </div>
        <div className={styles.choice}>
          <Chips
            label={t('exclusion_how_long')}
            columns={2}
            chips={EXCLUSION_MONTHS.map((id) => ({ id, label: t(`exclusion_months_${id}`) }))}
            chosen={state.context.months}
            disabled={!isChoosing}
            onChoose={(id) => actor.send({ type: 'exclusion.months', months: id })}
          />
          <ExclusionTerms protection={protection} short />
          <Button wide disabled={!isChoosing} onClick={() => actor.send({ type: 'exclusion.read' })}>
            {t('exclusion_read')}
          </Button>
        </div>
      </section>
      {isChoosing ? null : <ExclusionDialog actor={actor} protection={protection} />}
    </>
  );
}
