import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import styles from './home.module.css';

/** DEMO-01: the demo account, where the merchant offers it. */
export function FreePlayOffer({ site }: SiteProps) {
  const { t } = useTranslation();
  const offered = useSelector(site, ({ context }) => context.whitelabel?.features.freeDemo);
  if (!offered) return null;
  return (
    <Button variant="primary" wide className={styles.free} onClick={() => site.send({ type: 'site.tryFree' })}>
      {t('free_try')}
    </Button>
  );
}
