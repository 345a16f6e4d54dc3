import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { unreadNotices } from '../../machines/site/site.rules.ts';
import { Clock } from '../clock/Clock.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { mailIcon } from '../kit/icons/centre.ts';
import { bellIcon, headsetIcon, menuIcon, messageSquareIcon } from '../kit/icons/shell.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';
import { ThemeMenu } from './ThemeMenu.tsx';

/** Header items that do not fit on a phone. A native popover: closes on Escape or a press outside. */
export function PhoneMenu({ site }: SiteProps) {
  const { t } = useTranslation();
  const announcements = useSelector(site, ({ children }) => children.announcements);
  const notices = useSelector(announcements, (state) => state?.context.value?.player);
  const unread = useSelector(site, ({ context }) => unreadNotices(context, notices ?? []));
  const signedIn = useSelector(site, ({ context }) => context.hasToken);
  const session = useSelector(site, ({ children }) => children.session);
  const inbox = useSelector(session, (state) => state?.children.unread);
  const messages = useSelector(inbox, (state) => state?.context.unread ?? 0);
  return (
    <div className={styles.narrow}>
      <button type="button" className={styles.menuButton} aria-label={t('menu')} popoverTarget="phone-menu">
        <Icon d={menuIcon} />
      </button>
      <div id="phone-menu" popover="auto" className={styles.phoneMenu}>
        <Clock site={site} />
        <div className={styles.phoneMenuRow}>
          <LanguageMenu site={site} />
          <ThemeMenu site={site} />
        </div>
        <Button
          wide
          popoverTarget="phone-menu"
          popoverTargetAction="hide"
          onClick={() => site.send({ type: 'site.readNotices', selected: null })}
        >
          <Icon d={bellIcon} />
          {unread > 0 ? t('nav_notices_unread', { count: unread }) : t('nav_notices')}
        </Button>
        {signedIn ? (
          <Button
            wide
            popoverTarget="phone-menu"
            popoverTargetAction="hide"
            onClick={() => site.send({ type: 'site.enter', path: '/member/messageV2' })}
          >
            <Icon d={mailIcon} />
            {messages > 0 ? t('nav_messages_unread', { count: messages }) : t('nav_messages')}
          </Button>
        ) : null}
        <Button
          wide
          popoverTarget="phone-menu"
          popoverTargetAction="hide"
          onClick={() => site.send({ type: 'site.callService' })}
        >
          <Icon d={headsetIcon} />
          {t('customer_service')}
        </Button>
        <Button
          wide
          popoverTarget="phone-menu"
          popoverTargetAction="hide"
          onClick={() => site.send({ type: 'site.openChat' })}
        >
          <Icon d={messageSquareIcon} />
          {t('chat_room')}
        </Button>
        {signedIn ? (
          <Button
            wide
            popoverTarget="phone-menu"
            popoverTargetAction="hide"
            onClick={() => site.send({ type: 'site.logOut' })}
          >
            {t('log_out')}
          </Button>
        ) : (
          <Button
            wide
            popoverTarget="phone-menu"
            popoverTargetAction="hide"
            onClick={() => site.send({ type: 'site.logIn', area: 'agent' })}
          >
            {t('agent_log_in')}
          </Button>
        )}
      </div>
    </div>
  );
}
