import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { framePart } from '../../lazyView.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import { AccountCard } from './AccountCard.tsx';
import { Hero } from './Hero.tsx';
import styles from './home.module.css';

const AppBlock = framePart('AppBlock', { inBrowser: true });
const HomeGames = framePart('HomeGames');
const HotMatches = framePart('HotMatches');
const NoticeLine = framePart('NoticeLine');
const Numbers = framePart('Numbers');
const Promotions = framePart('Promotions');
const Winners = framePart('Winners');

/** Home: hero, account, games, newest notice, promotions, winners, hot matches, popular lottery numbers and the app. */
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
      {/* One after another: the games answer before what is below them is alive. */}
      <Suspense fallback={null}>
        <HomeGames site={site} />
        {announcements ? <NoticeLine announcements={announcements} site={site} /> : null}
      </Suspense>
      <Suspense fallback={<div className={styles.pairBlank} />}>
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
