import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { missionsPage } from '../../../machines/member/missions/missions.machine.ts';
import { BoardPanel } from './BoardPanel.tsx';
import { MissionsPanel } from './MissionsPanel.tsx';
import styles from './missions.module.css';

/** Mission activity (MEMBER-16): missions with their rewards, and the board of the week. */
export function MissionsPage({ actor }: { readonly actor: ActorRefFrom<typeof missionsPage.machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div className={styles.page}>
      <section
        className={styles.panel}
        aria-label={t('missions_title')}
        aria-busy={state.matches({ missions: 'loading' }) || undefined}
      >
        <MissionsPanel actor={actor} state={state} />
      </section>
      <section
        className={styles.panel}
        aria-label={t('missions_board')}
        aria-busy={state.matches({ board: 'loading' }) || undefined}
      >
        <BoardPanel actor={actor} state={state} />
      </section>
    </div>
  );
}
