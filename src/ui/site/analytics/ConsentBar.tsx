import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { analyticsMachine } from '../../../machines/site/analytics/analytics.machine.ts';
import { Button } from '../../kit/Button.tsx';
import styles from './analytics.module.css';

/** Asks for consent to analytics. Both answers look alike; the page stays usable. */
export function ConsentBar({ actor }: { readonly actor: ActorRefFrom<typeof analyticsMachine> }) {
  const { t } = useTranslation();
  const asking = useSelector(actor, (state) => state.matches('asking'));
  if (!asking) return null;
  return (
    <section className={styles.bar} aria-label={t('consent_label')}>
      <p>{t('consent_text')}</p>
      <Button size="small" onClick={() => actor.send({ type: 'analytics.decline' })}>
        {t('consent_no')}
      </Button>
      <Button size="small" onClick={() => actor.send({ type: 'analytics.agree' })}>
        {t('consent_yes')}
      </Button>
    </section>
  );
}
