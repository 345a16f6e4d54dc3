import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { VipLevel, VipStanding } from '../../api/contract/vip.ts';
import type { vipMachine } from '../../machines/vip/vip.machine.ts';
import { nextLevel } from '../../machines/vip/vip.rules.ts';
import { Button } from '../kit/Button.tsx';
import { formatMoney } from '../kit/money.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import type { SiteProps } from '../shell/site.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { GrowingBonuses } from './GrowingBonuses.tsx';
import styles from './vip.module.css';

interface StandingProps extends SiteProps {
  readonly actor: ActorRefFrom<typeof vipMachine>;
  readonly state: SnapshotFrom<typeof vipMachine>;
}

/** The member's level, the way to the next, and what is coming in; a visitor is asked to log in. */
export function Standing({ actor, state, site }: StandingProps) {
  const { t } = useTranslation();
  const { levels, standing, standingFailure } = state.context;
  const isVisitor = state.matches({ standing: 'visitor' });
  return (
    <header className={styles.head} aria-busy={state.matches({ standing: 'loading' }) || undefined}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('vip_title')}</h1>
        <p className={styles.intro}>{t('vip_intro')}</p>
        {isVisitor ? (
          <p className={styles.visitor}>
            <Button variant="primary" onClick={() => site.send({ type: 'site.logIn', area: 'site' })}>
              {t('vip_visitor')}
            </Button>
          </p>
        ) : null}
        {standing === null && state.matches({ standing: 'loading' }) ? <Skeleton lines={4} /> : null}
        {state.matches({ standing: 'failed' }) ? (
          <LoadFailed
            title={t('vip_standing_failed')}
            level={2}
            failure={standingFailure}
            onRetry={() => actor.send({ type: 'vip.retry' })}
          />
        ) : null}
        {standing ? <OwnLevel standing={standing} levels={levels?.list ?? []} days={levels?.days ?? 30} /> : null}
      </div>
      {standing ? <GrowingBonuses standing={standing} /> : null}
    </header>
  );
}

interface OwnLevelProps {
  readonly standing: VipStanding;
  readonly levels: readonly VipLevel[];
  readonly days: number;
}

function OwnLevel({ standing, levels, days }: OwnLevelProps) {
  const { t } = useTranslation();
  const { level, validBet } = standing;
  const next = nextLevel(levels, standing);
  const figures = next && { done: formatMoney(validBet), from: formatMoney(next.from) };
  return (
    <section className={styles.own} aria-label={t('vip_own')}>
      <h2 className={styles.level}>
        <small>{t('vip_own')}</small>
        {t('vip_level', { level })}
      </h2>
      {figures && next ? (
        <>
          <p className={styles.figures}>
            <span>{t('vip_window', { days })}</span>
            <span className={styles.mono}>{t('vip_of', figures)}</span>
          </p>
          <meter
            className={styles.meter}
            min={0}
            max={next.from}
            value={validBet}
            aria-label={t('vip_meter', { ...figures, level: next.level })}
          />
          <p className={styles.needed}>{t('vip_next', { amount: formatMoney(next.needed), level: next.level })}</p>
        </>
      ) : null}
      {levels.length > 0 && next === null ? <p className={styles.needed}>{t('vip_top')}</p> : null}
    </section>
  );
}
