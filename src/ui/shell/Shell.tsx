import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../later.ts';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

const Footer = later(async () => (await import('./Footer.tsx')).Footer);
const SideBar = later(async () => (await import('./SideBar.tsx')).SideBar);

interface ShellProps extends SiteProps {
  /** Something lies over all of it: nothing in it can be reached. */
  readonly covered: boolean;
  readonly children: ReactNode;
}

/** The four areas of the shell: header, main content, side menu, footer (SHELL-01, 03). */
export function Shell({ site, covered, children }: ShellProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.shell} inert={covered}>
      <a className={styles.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <Header site={site} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Suspense fallback={<div className={styles.footerBlank} />}>
        <SideBar site={site} />
        <Footer site={site} />
      </Suspense>
      <BottomBar site={site} />
    </div>
  );
}
