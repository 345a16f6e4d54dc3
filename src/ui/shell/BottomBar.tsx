import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../kit/Icon.tsx';
import { userIcon } from '../kit/icons/form.ts';
import { giftIcon, houseIcon, walletIcon } from '../kit/icons/shell.ts';
import { isHome } from './isHome.ts';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

/** The bar under the thumb. Wallet and account are for members: a visitor meets the login first (ROLE-06). */
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
      <a href={isHome(path) ? '#promotions' : '/#promotions'}>
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
    </nav>
  );
}
