import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import type { SiteProps } from '../shell/site.ts';
import type { AnnouncementsActor } from './content.ts';
import styles from './home.module.css';

interface HeroProps extends SiteProps {
  readonly announcements: AnnouncementsActor;
}

/** The brand's artwork with the first banner over it; the frame is shown before the banner has loaded. */
export function Hero({ announcements, site }: HeroProps) {
  const { t } = useTranslation();
  const banner = useSelector(announcements, ({ context }) => context.value?.banners[0]);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <h1 id="hero-title" className={styles.heroTitle}>
        {banner?.title ?? t('purse_visitor_title')}
      </h1>
      {banner ? (
        <Button variant="solid" onClick={() => site.send({ type: 'site.readNotices', selected: banner.id })}>
          {t('promotions_more')}
        </Button>
      ) : null}
    </section>
  );
}
