import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isBarePath, isGamePath } from '../../../machines/site/pages/pages.rules.ts';
import { classes } from '../../kit/classes.ts';
import { SkipLink } from '../../kit/SkipLink.tsx';
import { framePart } from '../../lazyView.ts';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

const Footer = framePart('Footer');
const SideBar = framePart('SideBar', { inBrowser: true });

interface ShellProps extends SiteProps {
  /** An overlay covers it: its content is inert. */
  readonly covered: boolean;
  readonly children: ReactNode;
}

/** The four areas of the shell: header, main content, side menu, footer (SHELL-01, 03). */
export function Shell({ site, covered, children }: ShellProps) {
  const { t } = useTranslation();
  // ROUTE-31: only the header is left.
  const inGame = useSelector(site, ({ context }) => context.hasToken && isGamePath(context.path));
  const isBare = useSelector(site, ({ context }) => isBarePath(context.path));
  return (
    <div className={classes(styles.shell, inGame && styles.inGame)} inert={covered}>
      <SkipLink to="content">{t('skip_to_content')}</SkipLink>
      {isBare ? null : <Header site={site} />}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {inGame || isBare ? null : (
        <>
          <Suspense fallback={null}>
            <SideBar site={site} />
          </Suspense>
          <Suspense fallback={<div className={styles.footerBlank} />}>
            <Footer site={site} />
          </Suspense>
          <BottomBar site={site} />
        </>
      )}
    </div>
  );
}
