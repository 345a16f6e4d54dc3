import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../machines/site/clock/clock.machine.ts';
import type { Site, SiteProps } from '../../site/shell/site.ts';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { BlockNote } from './BlockNote.tsx';
import { BreakPanel } from './BreakPanel.tsx';
import { ExclusionPanel } from './ExclusionPanel.tsx';
import { Figures } from './Figures.tsx';
import { HelpLine } from './HelpLine.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';
import { PlayedChart } from './PlayedChart.tsx';
import { PlaySessions } from './PlaySessions.tsx';
import styles from './protect.module.css';
import type { ProtectProps } from './protectProps.ts';
import { RemindPanel } from './RemindPanel.tsx';

const MINUTE_MS = 60_000;

/** Player protection: how one plays, limits, reality check, break and self-exclusion. */
export function ProtectPage({ actor, site }: SiteProps & Pick<ProtectProps, 'actor'>) {
  const { t } = useTranslation();
  const now = useMinute(site);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { protection, failure } = state.context;
  if (state.matches('failed')) {
    return (
      <LoadFailed title={t('protect_failed')} failure={failure} onRetry={() => actor.send({ type: 'protect.retry' })} />
    );
  }
  if (protection === null || state.matches('loading')) return <PagePlaceholder />;
  const { pause, exclusion, sessions } = state.children;
  const { block } = protection;
  return (
    <div className={styles.page}>
      {block ? <BlockNote block={block} /> : null}
      <Figures site={site} protection={protection} />
      <div className={styles.main}>
        <LimitsPanel actor={actor} state={state} />
        <PlayedChart days={protection.days} played={protection.month.played} />
        {sessions ? <PlaySessions actor={sessions} /> : null}
      </div>
      <div className={styles.side}>
        <RemindPanel actor={actor} state={state} />
        {pause && block === null ? <BreakPanel actor={pause} now={now} /> : null}
        {exclusion && block?.kind !== 'exclusion' ? <ExclusionPanel actor={exclusion} protection={protection} /> : null}
        <HelpLine />
      </div>
    </div>
  );
}

/** The server's time, renewed once a minute. */
function useMinute(site: Site): number {
  const clock = useSelector(site, ({ children }) => children.clock);
  return useSelector(clock, (state) => Math.floor((state ? serverNow(state.context) : 0) / MINUTE_MS) * MINUTE_MS);
}
