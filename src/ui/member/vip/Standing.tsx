import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { VipLevel, VipStanding } from '../../../api/contract/member/vip.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import type { vipPage } from '../../../machines/member/vip/vip.machine.ts';
import { type NextLevel, nextLevel } from '../../../machines/member/vip/vip.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { formatMoney } from '../../kit/money.ts';
import { readOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import { GrowingBonuses } from './GrowingBonuses.tsx';
import { Lantern } from './Lantern.tsx';
import styles from './vip.module.css';

interface StandingProps extends SiteProps {
  readonly actor: ActorRefFrom<typeof vipPage.machine>;
  readonly state: SnapshotFrom<typeof vipPage.machine>;
}

/** The member's level, the way to the next, and what is coming in; a visitor is asked to log in. */
export function Standing({ actor, state, site }: StandingProps) {
  const { t } = useTranslation();
  const { levels } = state.context;
  const standing = readOf({ actor, state }, 'standing');
  return (
    <header className={styles.head} aria-busy={standing.status === 'loading' || undefined}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('vip_title')}</h1>
        <p className={styles.intro}>{t('vip_intro')}</p>
        {standing.status === 'visitor' ? (
          <p className={styles.visitor}>
            <Button variant="primary" onClick={() => site.send({ type: 'site.logIn', area: 'site' })}>
              {t('vip_visitor')}
            </Button>
          </p>
        ) : null}
        <Query of={standing} failed={t('vip_standing_failed')} level={2} lines={4}>
          {(known) => <OwnLevel standing={known} levels={levels?.list ?? []} days={levels?.days ?? 30} />}
        </Query>
      </div>
      {standing.value ? <GrowingBonuses standing={standing.value} /> : null}
    </header>
  );
}

interface OwnLevelProps {
  readonly standing: VipStanding;
  readonly levels: readonly VipLevel[];
  readonly days: number;
}

/** The member's lantern between the one before and the one to come. */
function OwnLevel({ standing, levels, days }: OwnLevelProps) {
  const { t } = useTranslation();
  const { level } = standing;
  const own = levels.find((one) => one.level === level);
  const before = levels.find((one) => one.level === level - 1);
  const next = nextLevel(levels, standing);
  return (
    <section className={styles.own} aria-label={t('vip_own')}>
      <svg className={styles.wire} viewBox="0 0 390 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 10Q195 62 390 10" />
      </svg>
      <div className={styles.three}>
        {before ? <Neighbour of={before} lit /> : <span />}
        <h2 className={styles.level}>
          {own ? <Lantern lantern={own.lantern} lit /> : null}
          <small>{t('vip_own')}</small>
          {own ? t('vip_named', { level, name: t(`vip_lantern_${own.lantern}`) }) : t('vip_level', { level })}
        </h2>
        {next ? <Neighbour of={next} lit={false} /> : <span />}
      </div>
      {own && next ? <WayToNext standing={standing} own={own} next={next} days={days} /> : null}
      {levels.length > 0 && next === null ? <p className={styles.needed}>{t('vip_top')}</p> : null}
    </section>
  );
}

function Neighbour({ of: { level, lantern }, lit }: { readonly of: VipLevel; readonly lit: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.neighbour}>
      <Lantern lantern={lantern} lit={lit} />
      {t('vip_named', { level, name: t(`vip_lantern_${lantern}`) })}
    </p>
  );
}

interface WayToNextProps {
  readonly standing: VipStanding;
  readonly own: VipLevel;
  readonly next: NextLevel;
  readonly days: number;
}

/** How far it is to the next lantern, and what it brings. */
function WayToNext({ standing: { validBet }, own, next, days }: WayToNextProps) {
  const { t } = useTranslation();
  const figures = { done: formatMoney(validBet), from: formatMoney(next.from) };
  return (
    <>
      <p className={styles.figures}>
        <span className={styles.needed}>
          {t('vip_next', { amount: formatMoney(next.needed), name: t(`vip_lantern_${next.lantern}`) })}
        </span>
        <b className={styles.mono}>{`${Math.floor((validBet / next.from) * 100)}%`}</b>
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={next.from}
        value={validBet}
        aria-label={t('vip_meter', { ...figures, level: next.level })}
      />
      <p className={styles.figures}>
        <span>{t('vip_window', { days })}</span>
        <span className={styles.mono}>{t('vip_of', figures)}</span>
      </p>
      <p>{t('vip_brings', { next: percentText(next.rate), own: percentText(own.rate) })}</p>
    </>
  );
}
