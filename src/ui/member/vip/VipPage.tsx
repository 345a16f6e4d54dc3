import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { vipMachine } from '../../machines/vip/vip.machine.ts';
import { handHeartIcon } from '../kit/icons/centre.ts';
import { Note } from '../kit/Note.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { PROTECTION_PATH } from '../protect/path.ts';
import type { SiteProps } from '../shell/site.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { LevelString } from './LevelString.tsx';
import { LevelTable } from './LevelTable.tsx';
import { Standing } from './Standing.tsx';
import { ValidBetTerms } from './ValidBetTerms.tsx';
import styles from './vip.module.css';

interface VipPageProps extends SiteProps {
  readonly actor: ActorRefFrom<typeof vipMachine>;
}

/** The VIP screen (ROUTE-08): where the member stands, and what each level gives. */
export function VipPage({ actor, site }: VipPageProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { levels, standing, levelsFailure } = state.context;
  const level = standing?.level ?? null;
  return (
    <div className={styles.page}>
      <Standing actor={actor} state={state} site={site} />
      {state.matches({ levels: 'failed' }) ? (
        <LoadFailed
          title={t('vip_failed')}
          level={2}
          failure={levelsFailure}
          onRetry={() => actor.send({ type: 'vip.retry' })}
        />
      ) : null}
      {state.matches({ levels: 'loading' }) ? <Skeleton lines={10} /> : null}
      {levels ? (
        <>
          <LevelString levels={levels.list} level={level} />
          <LevelTable levels={levels} level={level} />
          <p className={styles.rules}>{t('vip_rules')}</p>
          <ValidBetTerms levels={levels} />
        </>
      ) : null}
      <Note icon={handHeartIcon}>
        {t('vip_protect')} <a href={PROTECTION_PATH}>{t('vip_protect_link')}</a>
      </Note>
    </div>
  );
}
