import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { realTimeRulesMachine } from '../../machines/realTimeRules/realTimeRules.machine.ts';
import layout from '../centre/page.module.css';
import { dateTimeText } from '../clock/timeText.ts';
import { TierTable } from '../contract/TierTable.tsx';
import { classes } from '../kit/classes.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { refreshIcon } from '../kit/icons/form.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import type { SiteProps } from '../shell/site.ts';
import { LoadFailed } from '../states/LoadFailed.tsx';
import { SwitchedOff } from '../states/SwitchedOff.tsx';
import { RuleExamples } from './RuleExamples.tsx';
import { RuleText } from './RuleText.tsx';
import styles from './rules.module.css';

const MINUTE_MS = 60_000;

interface RealTimeRulesProps extends SiteProps {
  readonly actor: ActorRefFrom<typeof realTimeRulesMachine>;
}

/** The rules of the real-time salary, and the member's own tiers (CONTRACT-08, PROD-14). */
export function RealTimeRulesPage({ actor, site }: RealTimeRulesProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAlone = useSelector(site, ({ context }) => context.member?.toUpline === false);
  const { rules, next, failure } = state.context;
  if (state.matches('closed')) return <SwitchedOff />;
  if (state.matches('failed')) {
    return (
      <LoadFailed title={t('rules_failed')} failure={failure} onRetry={() => actor.send({ type: 'rules.retry' })} />
    );
  }
  if (rules === null) return <Skeleton lines={8} />;
  const minutes = rules.intervalMs / MINUTE_MS;
  return (
    <div className={layout.page} aria-busy={state.hasTag('busy')}>
      <section className={classes(layout.panel, layout.tight)} aria-labelledby="interval">
        <div className={styles.top}>
          <h3 id="interval">{t('rules_interval', { minutes })}</h3>
          <IconButton
            icon={refreshIcon}
            label={t('rules_refresh')}
            busy={state.matches('loading')}
            onClick={() => actor.send({ type: 'rules.refresh' })}
          />
        </div>
        <p>{t('rules_interval_text', { minutes })}</p>
        <dl className={styles.next}>
          <dt>{t('rules_next')}</dt>
          <dd>{dateTimeText(next)}</dd>
        </dl>
      </section>
      <section className={classes(layout.panel, layout.tight)} aria-labelledby="own-tiers">
        <h3 id="own-tiers">{t('rules_own')}</h3>
        {rules.contract ? (
          <>
            <p className={styles.muted}>{t('contract_from', { person: rules.contract.upline.username })}</p>
            <TierTable tiers={rules.contract.tiers} />
          </>
        ) : (
          <>
            <p>
              <strong>{t('rules_none')}</strong>
            </p>
            <p className={styles.muted}>{t(isAlone ? 'contracts_none_alone' : 'rules_none_text')}</p>
          </>
        )}
      </section>
      <RuleExamples examples={rules.examples} />
      <RuleText rules={rules} />
    </div>
  );
}
