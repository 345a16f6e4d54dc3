import { useTranslation } from 'react-i18next';
import { REALITY_CHECK_MINUTES } from '../../../api/contract/member/protection.ts';
import { Note } from '../../kit/Note.tsx';
import { Chips } from '../../list/Chips.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './protect.module.css';
import type { ProtectProps } from './protectProps.ts';

/** How often a game is covered with time and net. */
export function RemindPanel({ actor, state }: ProtectProps) {
  const { t } = useTranslation();
  const { protection, change, failure, done } = state.context;
  const chosen = change?.kind === 'setRealityCheck' && !failure ? change.request.minutes : null;
  return (
    <section className={styles.panel} aria-labelledby="remind">
      <div className={styles.title}>
        <h3 id="remind">{t('remind_title')}</h3>
        <p>{t('remind_text')}</p>
      </div>
      <div className={styles.choice}>
        <Chips
          label={t('remind_every')}
          columns={3}
          chips={REALITY_CHECK_MINUTES.map((id) => ({ id, label: t('remind_minutes', { minutes: id }) }))}
          chosen={
            chosen ??
            REALITY_CHECK_MINUTES.find((id) => Number(id) === protection?.realityCheckMinutes) ??
            REALITY_CHECK_MINUTES[2]
          }
          disabled={!state.matches({ open: { acts: 'resting' } })}
          onChoose={(minutes) => actor.send({ type: 'protect.remind', minutes })}
        />
        {change?.kind === 'setRealityCheck' ? <FailureNote failure={failure} /> : null}
        {done === 'setRealityCheck' ? (
          <Note tone="gain" role="status">
            {t('protect_done_setRealityCheck')}
          </Note>
        ) : null}
      </div>
    </section>
  );
}
