import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { vipPage } from '../../../machines/member/vip/vip.machine.ts';
import { handHeartIcon } from '../../kit/icons/centre.ts';
import { Note } from '../../kit/Note.tsx';
import { readOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { PROTECTION_PATH } from '../protect/path.ts';
import { LevelString } from './LevelString.tsx';
import { LevelTable } from './LevelTable.tsx';
import { Standing } from './Standing.tsx';
import { ValidBetTerms } from './ValidBetTerms.tsx';
import styles from './vip.module.css';

interface VipPageProps extends SiteProps {
  readonly actor: ActorRefFrom<typeof vipPage.machine>;
}

/** The VIP screen (ROUTE-08): where the member stands, and what each level gives. */
export function VipPage({ actor, site }: VipPageProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const level = state.context.standing?.level ?? null;
  return (
    <div className={styles.page}>
      <Standing actor={actor} state={state} site={site} />
      <Query
        of={readOf({ actor, state }, 'levels')}
        failed={t('vip_failed')}
        level={2}
        placeholder={<PagePlaceholder />}
      >
        {(levels) => (
          <>
            <LevelString levels={levels.list} level={level} />
            <LevelTable levels={levels} level={level} />
            <p className={styles.rules}>{t('vip_rules')}</p>
            <ValidBetTerms levels={levels} />
          </>
        )}
      </Query>
      <Note icon={handHeartIcon}>
        {t('vip_protect')} <a href={PROTECTION_PATH}>{t('vip_protect_link')}</a>
      </Note>
    </div>
  );
}
