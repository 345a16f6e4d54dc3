import { useTranslation } from 'react-i18next';
import { firstFree } from '../../../machines/member/protect/protect.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { plusIcon } from '../../kit/icons/centre.ts';
import { Note } from '../../kit/Note.tsx';
import { FailureNote } from '../../states/FailureNote.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { LimitRow } from './LimitRow.tsx';
import styles from './protect.module.css';
import type { ProtectProps } from './protectProps.ts';

/** The member's own limits, each with what is used, and the form that sets one. */
export function LimitsPanel({ actor, state }: ProtectProps) {
  const { t } = useTranslation();
  const { protection, change, failure, done } = state.context;
  if (protection === null) return null;
  const { limits } = protection;
  const { limit } = state.children;
  const isStill = !state.matches({ open: { acts: 'resting' } });
  return (
    <section className={styles.panel} aria-labelledby="limits">
      <div className={styles.head}>
        <h3 id="limits">{t('limits_title')}</h3>
        {firstFree(limits) ? (
          <Button size="small" disabled={isStill} onClick={() => actor.send({ type: 'protect.addLimit' })}>
            <Icon d={plusIcon} size="small" />
            {t('limits_add')}
          </Button>
        ) : null}
      </div>
      {done !== null && done !== 'setRealityCheck' ? (
        <div className={styles.word}>
          <Note tone="gain" role="status">
            {t(`protect_done_${done}`)}
          </Note>
        </div>
      ) : null}
      {change !== null && change.kind !== 'setRealityCheck' && failure ? (
        <div className={styles.word}>
          <FailureNote failure={failure} />
        </div>
      ) : null}
      {limits.length === 0 ? <p className={styles.empty}>{t('limits_none')}</p> : null}
      <ul className={styles.limits}>
        {limits.map((entry) => (
          <LimitRow
            key={`${entry.kind} ${entry.period}`}
            actor={actor}
            protection={protection}
            limit={entry}
            change={state.matches({ open: { acts: 'changing' } }) ? change : null}
            disabled={isStill}
          />
        ))}
      </ul>
      {limit ? <LimitDialog actor={limit} /> : null}
    </section>
  );
}
