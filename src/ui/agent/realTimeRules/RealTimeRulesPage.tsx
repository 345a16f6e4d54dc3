import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isRefusal } from '../../../api/failure.ts';
import type { realTimeRulesPage } from '../../../machines/agent/realTimeRules/realTimeRules.machine.ts';
import { classes } from '../../kit/classes.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { readOf } from '../../page/pageView.ts';
import layout from '../../site/centre/page.module.css';
import type { SiteProps } from '../../site/shell/site.ts';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { SwitchedOff } from '../../states/SwitchedOff.tsx';
import { TierTable } from '../agreement/TierTable.tsx';
import { NextSettlement } from './NextSettlement.tsx';
import { RuleExamples } from './RuleExamples.tsx';
import { RuleText } from './RuleText.tsx';
import styles from './rules.module.css';

const MINUTE_MS = 60_000;

interface RealTimeRulesProps extends SiteProps {
  readonly actor: ActorRefFrom<typeof realTimeRulesPage.machine>;
}

/** The rules of the real-time salary, and the member's own tiers (CONTRACT-08, PROD-14). */
export function RealTimeRulesPage({ actor, site }: RealTimeRulesProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAlone = useSelector(site, ({ context }) => context.member?.toUpline === false);
  const { value: rules, status, failure, retry } = readOf({ actor, state }, 'rules');
  // ROLE-22.
  if (failure !== null && isRefusal(failure, 'FEATURE_OFF')) return <SwitchedOff />;
  if (status === 'failed') return <LoadFailed title={t('rules_failed')} failure={failure} onRetry={retry} />;
  if (rules === null) return <PagePlaceholder />;
  const minutes = rules.intervalMs / MINUTE_MS;
  return (
    <div className={layout.page} aria-busy={state.hasTag('busy')}>
      <section className={classes(layout.panel, layout.tight)} aria-labelledby="interval">
        <div className={styles.top}>
          <h3 id="interval">{t('rules_interval', { minutes })}</h3>
          <IconButton
            icon={refreshIcon}
            label={t('rules_refresh')}
            busy={status === 'loading'}
            onClick={() => actor.send({ type: 'realTimeRules.refresh' })}
          />
        </div>
        <p>{t('rules_interval_text', { minutes })}</p>
        <dl className={styles.next}>
          <dt>{t('rules_next')}</dt>
          <dd>
            <NextSettlement rules={rules} site={site} />
          </dd>
        </dl>
      </section>
      <section className={classes(layout.panel, layout.tight)} aria-labelledby="own-tiers">
        <h3 id="own-tiers">{t('rules_own')}</h3>
        {rules.agreement ? (
          <>
            <p className={styles.muted}>{t('agreement_from', { person: rules.agreement.upline.username })}</p>
            <TierTable tiers={rules.agreement.tiers} />
          </>
        ) : (
          <>
            <p>
              <strong>{t('rules_none')}</strong>
            </p>
            <p className={styles.muted}>{t(isAlone ? 'agreements_none_alone' : 'rules_none_text')}</p>
          </>
        )}
      </section>
      <RuleExamples examples={rules.examples} />
      <RuleText rules={rules} />
    </div>
  );
}
