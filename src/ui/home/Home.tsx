import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { later } from '../later.ts';
import type { SiteProps } from '../shell/site.ts';
import { Hero } from './Hero.tsx';
import styles from './home.module.css';
import { Purse } from './Purse.tsx';

const NoticeLine = later(async () => (await import('./NoticeLine.tsx')).NoticeLine);
const Numbers = later(async () => (await import('./Numbers.tsx')).Numbers);
const Promotions = later(async () => (await import('./Promotions.tsx')).Promotions);
const Winners = later(async () => (await import('./Winners.tsx')).Winners);

/** Home: hero and purse, the newest notice, promotions, winners, and the popular lottery numbers. */
export function Home({ site }: SiteProps) {
  const announcements = useSelector(site, ({ children }) => children.announcements);
  const winners = useSelector(site, ({ children }) => children.winners);
  const numbers = useSelector(site, ({ children }) => children.numbers);
  return (
    <div className={styles.home}>
      <div className={styles.lead}>
        {announcements ? <Hero announcements={announcements} site={site} /> : null}
        <Purse site={site} />
      </div>
      <Suspense fallback={<div className={styles.pairBlank} />}>
        {announcements ? <NoticeLine announcements={announcements} site={site} /> : null}
        <div className={styles.pair}>
          {announcements ? <Promotions announcements={announcements} /> : null}
          {winners ? <Winners winners={winners} /> : null}
        </div>
        {numbers ? <Numbers numbers={numbers} /> : null}
      </Suspense>
    </div>
  );
}
