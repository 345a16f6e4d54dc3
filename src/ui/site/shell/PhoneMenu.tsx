import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOpenAgentCentre, mayOpenMemberCentre } from '../../../machines/site/session/roles.ts';
import { unreadNotices } from '../../../machines/site/site/site.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import {
  crownIcon,
  handHeartIcon,
  historyIcon,
  mailIcon,
  networkIcon,
  phoneIcon,
  userPlusIcon,
} from '../../kit/icons/centre.ts';
import { heartIcon } from '../../kit/icons/games.ts';
import { helpIcon } from '../../kit/icons/help.ts';
import {
  bellIcon,
  giftIcon,
  headsetIcon,
  logOutIcon,
  menuIcon,
  messageSquareIcon,
  walletIcon,
  xIcon,
} from '../../kit/icons/shell.ts';
import { lazyView } from '../../lazyView.ts';
import { Clock } from '../clock/Clock.tsx';
import { LanguageRow } from './LanguageRow.tsx';
import { MenuDoor, MenuLink } from './MenuRow.tsx';
import styles from './phoneMenu.module.css';
import shell from './shell.module.css';
import type { SiteProps } from './site.ts';
import { ThemeRow } from './ThemeRow.tsx';

const MenuWho = lazyView(async () => (await import('./MenuWho.tsx')).MenuWho);

/** The site on a phone as a list: what the header has no room for, and the way to every part of it. A native popover. */
export function PhoneMenu({ site }: SiteProps) {
  const { t } = useTranslation();
  return (
    <div className={shell.narrow}>
      <button type="button" className={shell.menuButton} aria-label={t('menu')} popoverTarget="phone-menu">
        <Icon d={menuIcon} />
      </button>
      <div id="phone-menu" popover="auto" className={styles.sheet}>
        <div className={styles.head}>
          <IconButton
            icon={xIcon}
            size="large"
            label={t('close')}
            popoverTarget="phone-menu"
            popoverTargetAction="hide"
          />
          <h2 className={styles.title}>{t('menu')}</h2>
        </div>
        <div className={styles.body}>
          <Rows site={site} />
          <div className={styles.group}>
            <LanguageRow site={site} />
            <ThemeRow site={site} />
          </div>
          <Leaving site={site} />
          <Clock site={site} />
        </div>
      </div>
    </div>
  );
}

function Rows({ site }: SiteProps) {
  const { t } = useTranslation();
  const announcements = useSelector(site, ({ children }) => children.announcements);
  const notices = useSelector(announcements, (state) => state?.context.value?.player);
  const unread = useSelector(site, ({ context }) => unreadNotices(context, notices ?? []));
  const session = useSelector(site, ({ children }) => children.session);
  const member = useSelector(session, (state) => state?.context.member ?? null);
  const inbox = useSelector(session, (state) => state?.children.unread);
  const messages = useSelector(inbox, (state) => state?.context.unread ?? 0);
  const signedIn = useSelector(site, ({ context }) => context.hasToken);
  const hasCentre = signedIn && (member === null || mayOpenMemberCentre(true, member.isAgent));
  const to = (path: string) => () => site.send({ type: 'site.enter', path });
  return (
    <>
      {signedIn && session && member ? (
        <Suspense fallback={<span className={styles.who} />}>
          <MenuWho site={site} session={session} member={member} />
        </Suspense>
      ) : null}
      <div className={styles.group}>
        {hasCentre ? (
          <>
            <MenuDoor icon={walletIcon} label={t('nav_wallet')} onOpen={to('/member/transferFund')} />
            <MenuDoor icon={giftIcon} label={t('purse_rewards')} onOpen={to('/member/rewardCenter')} />
            <MenuDoor icon={historyIcon} label={t('nav_history')} onOpen={to('/member/personalHistoryCopy')} />
          </>
        ) : null}
        <MenuLink site={site} icon={heartIcon} label={t('nav_favourites')} target="/favourites" />
      </div>
      <div className={styles.group}>
        <MenuLink site={site} icon={crownIcon} label={t('nav_vip')} target="/vip" />
        {hasCentre ? (
          <>
            <MenuDoor icon={userPlusIcon} label={t('nav_referral')} onOpen={to('/member/referral')} />
            <MenuDoor icon={handHeartIcon} label={t('nav_protect')} onOpen={to('/member/protect')} />
          </>
        ) : null}
        {member && mayOpenAgentCentre(member.isAgent) ? (
          <MenuDoor icon={networkIcon} label={t('nav_agent')} onOpen={to('/agent')} />
        ) : null}
      </div>
      <div className={styles.group}>
        {signedIn ? (
          <MenuDoor
            icon={mailIcon}
            label={t('nav_messages')}
            count={messages}
            counted={t('nav_messages_unread', { count: messages })}
            onOpen={to('/member/messageV2')}
          />
        ) : null}
        <MenuDoor
          icon={bellIcon}
          label={t('nav_notices')}
          count={unread}
          counted={t('nav_notices_unread', { count: unread })}
          onOpen={() => site.send({ type: 'site.readNotices', selected: null })}
        />
        <MenuDoor
          icon={headsetIcon}
          label={t('customer_service')}
          onOpen={() => site.send({ type: 'site.callService' })}
        />
        <MenuDoor icon={messageSquareIcon} label={t('chat_room')} onOpen={() => site.send({ type: 'site.openChat' })} />
      </div>
      <div className={styles.group}>
        <MenuLink site={site} icon={helpIcon} label={t('footer_help_centre')} target="/help" />
        <MenuLink site={site} icon={phoneIcon} label={t('footer_app')} target="/down" />
      </div>
    </>
  );
}

function Leaving({ site }: SiteProps) {
  const { t } = useTranslation();
  const signedIn = useSelector(site, ({ context }) => context.hasToken);
  return (
    <div className={styles.group}>
      {signedIn ? (
        <MenuDoor icon={logOutIcon} label={t('log_out')} leaves onOpen={() => site.send({ type: 'site.logOut' })} />
      ) : (
        <MenuDoor
          icon={networkIcon}
          label={t('agent_log_in')}
          onOpen={() => site.send({ type: 'site.logIn', area: 'agent' })}
        />
      )}
    </div>
  );
}
