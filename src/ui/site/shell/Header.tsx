import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadNotices } from '../../../machines/site/site/site.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { bellIcon } from '../../kit/icons/shell.ts';
import { framePart, lazyView } from '../../lazyView.ts';
import { BrandLink } from './BrandLink.tsx';
import { MainNav } from './MainNav.tsx';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

const Clock = framePart('Clock', { inBrowser: true });
const HeaderMember = lazyView(async () => (await import('./HeaderMember.tsx')).HeaderMember);
const LanguageMenu = framePart('LanguageMenu');
const PhoneMenu = framePart('PhoneMenu', { inBrowser: true });
const ThemeMenu = framePart('ThemeMenu', { inBrowser: true });

/** The header: brand, clock, balance or login, language, theme and main navigation. */
export function Header({ site }: SiteProps) {
  const { t } = useTranslation();
  const session = useSelector(site, ({ children }) => children.session);
  const signedIn = useSelector(site, ({ context }) => context.hasToken);
  const announcements = useSelector(site, ({ children }) => children.announcements);
  const notices = useSelector(announcements, (state) => state?.context.value?.player);
  const unread = useSelector(site, ({ context }) => unreadNotices(context, notices ?? []));
  const opening = useSelector(site, ({ children }) => children.modals);
  const isOpening = useSelector(opening, (state) => state?.matches('loading') ?? false);
  // REG-07: the merchant may offer registration in the login form only.
  const direct = useSelector(site, ({ context }) => context.whitelabel?.features.directRegisterButton ?? true);

  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <BrandLink site={site} />
        <div className={styles.wide}>
          <Suspense fallback={null}>
            <Clock site={site} />
          </Suspense>
        </div>
        <div className={styles.headerEnd}>
          {signedIn && session ? (
            <Suspense fallback={<span className={styles.balanceBlank} />}>
              <HeaderMember site={site} session={session} />
            </Suspense>
          ) : (
            <span className={styles.visitor} data-visitor="">
              <Button
                variant="plain"
                size="small"
                busy={isOpening}
                onClick={() => site.send({ type: 'site.logIn', area: 'site' })}
              >
                {t('log_in')}
              </Button>
              {direct ? (
                <Button variant="lamp" size="small" onClick={() => site.send({ type: 'site.register' })}>
                  {t('sign_up')}
                </Button>
              ) : null}
            </span>
          )}
          <div className={styles.wide}>
            <IconButton
              icon={bellIcon}
              label={unread > 0 ? t('nav_notices_unread', { count: unread }) : t('nav_notices')}
              count={unread}
              onClick={() => site.send({ type: 'site.readNotices', selected: null })}
            />
            <Suspense fallback={<span className={styles.menusBlank} />}>
              <LanguageMenu site={site} />
              <ThemeMenu site={site} />
            </Suspense>
          </div>
          <Suspense fallback={<span className={styles.menuBlank} />}>
            <PhoneMenu site={site} />
          </Suspense>
        </div>
      </div>
      <MainNav site={site} />
    </header>
  );
}
