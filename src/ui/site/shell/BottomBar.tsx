import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listsGames, publicPageOf } from '../../../machines/site/pages/pages.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { userIcon } from '../../kit/icons/form.ts';
import { gamepadIcon } from '../../kit/icons/games.ts';
import { giftIcon, houseIcon, walletIcon } from '../../kit/icons/shell.ts';
import { framePart } from '../../lazyView.ts';
import { isHome, isPromotions } from './isHome.ts';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

const CategorySheet = framePart('CategorySheet');

/** The bottom bar. Wallet and account are for members: a visitor gets the login first (ROLE-06). */
export function BottomBar({ site }: SiteProps) {
  const { t } = useTranslation();
  const path = useSelector(site, ({ context }) => context.path);
  const member = [
    { to: '/member/transferFund', icon: walletIcon, label: t('nav_wallet') },
    { to: '/member/securityCenter', icon: userIcon, label: t('nav_account') },
  ];
  return (
    <nav className={styles.bar} aria-label={t('menu')}>
      <a href="/" aria-current={isHome(path) ? 'page' : undefined}>
        <Icon d={houseIcon} />
        {t('nav_home')}
      </a>
      <button
        type="button"
        aria-current={listsGames(publicPageOf(path)) ? 'page' : undefined}
        popoverTarget="category-sheet"
      >
        <Icon d={gamepadIcon} />
        {t('nav_games')}
      </button>
      <a href="/promotions" aria-current={isPromotions(path) ? 'page' : undefined}>
        <Icon d={giftIcon} />
        {t('nav_promotions')}
      </a>
      {member.map(({ to, icon, label }) => (
        <a
          key={to}
          href={to}
          aria-current={path === to ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            site.send({ type: 'site.enter', path: to });
          }}
        >
          <Icon d={icon} />
          {label}
        </a>
      ))}
      <Suspense fallback={null}>
        <CategorySheet site={site} />
      </Suspense>
    </nav>
  );
}
