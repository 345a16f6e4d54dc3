import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyView } from '../lazyView.ts';
import type { SiteProps } from '../shell/site.ts';
import { AccountCard } from './AccountCard.tsx';
import { Hero } from './Hero.tsx';
import styles from './home.module.css';

const AppBlock = lazyView(async () => (await import('./AppBlock.tsx')).AppBlock);
const HomeGames = lazyView(async () => (await import('./HomeGames.tsx')).HomeGames);
const HotMatches = lazyView(async () => (await import('./HotMatches.tsx')).HotMatches);
const NoticeLine = lazyView(async () => (await import('./NoticeLine.tsx')).NoticeLine);
const Numbers = lazyView(async () => (await import('./Numbers.tsx')).Numbers);
const Promotions = lazyView(async () => (await import('./Promotions.tsx')).Promotions);
const Winners = lazyView(async () => (await import('./Winners.tsx')).Winners);

/** Home: hero, account, newest notice, games, promotions, winners, hot matches, popular lottery numbers and the app. */
export function Home({ site }: SiteProps) {
  const announcements = useSelector(site, ({ children }) => children.announcements);
  const hero = useSelector(site, ({ children }) => children.hero);
  const winners = useSelector(site, ({ children }) => children.winners);
  const matches = useSelector(site, ({ children }) => children.matches);
  const numbers = useSelector(site, ({ children }) => children.numbers);
  return (
    <div className={styles.home}>
      <div className={styles.lead}>
        {hero && announcements ? <Hero hero={hero} announcements={announcements} site={site} /> : null}
        <AccountCard site={site} />
      </div>
      <Suspense fallback={<div className={styles.pairBlank} />}>
        {announcements ? <NoticeLine announcements={announcements} site={site} /> : null}
        <HomeGames site={site} />
        <div className={styles.pair}>
          {announcements ? <Promotions announcements={announcements} /> : null}
          {winners ? <Winners winners={winners} /> : null}
        </div>
        {matches ? <HotMatches matches={matches} /> : null}
        {numbers ? <Numbers numbers={numbers} /> : null}
      </Suspense>
      <Suspense fallback={<div className={styles.appBlank} />}>
        <AppBlock />
      </Suspense>
    </div>
  );
}
