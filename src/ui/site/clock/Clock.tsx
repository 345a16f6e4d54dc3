import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../machines/site/clock/clock.machine.ts';
import type { SiteProps } from '../shell/site.ts';
import styles from './clock.module.css';
import { clockText } from './timeText.ts';

/** The site's time in GMT+8, updated every second (HEADER-01…04). */
export function Clock({ site }: SiteProps) {
  const clock = useSelector(site, ({ children }) => children.clock);
  return clock ? <Ticking clock={clock} /> : null;
}

function Ticking({
  clock,
}: {
  readonly clock: NonNullable<ReturnType<SiteProps['site']['getSnapshot']>['children']['clock']>;
}) {
  const { t } = useTranslation();
  const text = useSelector(clock, ({ context }) => clockText(serverNow(context)));
  return (
    <time className={styles.clock} role="timer" aria-label={t('clock_label')} aria-live="off">
      {t('clock_now', { time: text })}
    </time>
  );
}
