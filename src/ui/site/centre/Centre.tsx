import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { featuresMachine } from '../../machines/pages/features.machine.ts';
import type { missionCountMachine } from '../../machines/pages/missionCount.machine.ts';
import { pageOf } from '../../machines/pages/pages.rules.ts';
import { mayOpenAgentCentre } from '../../machines/session/roles.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { helpIcon } from '../kit/icons/help.ts';
import { chevronLeftIcon, xIcon } from '../kit/icons/shell.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LevelBadge } from '../member/LevelBadge.tsx';
import { MemberAvatar } from '../member/MemberAvatar.tsx';
import type { SiteProps } from '../shell/site.ts';
import { CentreMenu } from './CentreMenu.tsx';
import styles from './centre.module.css';
import { helpOfPage } from './helpOfPage.ts';
import { itemOf, type Menus, menuFor } from './menu.ts';
import { PagePanel, type PageViews } from './PagePanel.tsx';

type Features = ActorRefFrom<typeof featuresMachine>;
type MissionCount = ActorRefFrom<typeof missionCountMachine>;

export interface CentreProps extends SiteProps {
  readonly menus: Menus;
  readonly views: PageViews;
  /** Whether the path belongs to a centre. */
  readonly open: boolean;
}

/**
 * Overlay of the member or agent centre: menu on the left, page on the right, close button (MEMBER-01, 03, AGENT-01).
 * On a phone the menu is a page of its own. Rendered only for a signed-in member (MEMBER-02).
 */
export function Centre({ site, menus, views, open }: CentreProps) {
  const { t } = useTranslation();
  const { path, member } = useSelector(site, ({ context }) => context);
  const session = useSelector(site, ({ children }) => children.session);
  const pages = useSelector(session, (state) => state?.children.pages);
  // Started by the page wiring with the first page of a centre (AGENT-14).
  const flags = useSelector(pages, (state) => (state?.children as { features?: Features } | undefined)?.features);
  const features = useSelector(flags, (state) => state?.context.value ?? null);
  const missionCount = useSelector(
    pages,
    (state) => (state?.children as { missionCount?: MissionCount } | undefined)?.missionCount,
  );
  const unread = useSelector(session, (state) => state?.children.unread);
  const messages = useSelector(unread, (state) => state?.context.unread ?? null);
  const missions = useSelector(missionCount, (state) => state?.context.value?.count ?? null);
  const isAgents = path.startsWith('/agent');
  const whole = isAgents ? menus.agent : menus.member;
  const menu = menuFor(whole, {
    isAgent: member !== null && mayOpenAgentCentre(member.isAgent),
    hasUpline: member?.toUpline === true,
    features,
  });
  // ROLE-14: nothing of the agent centre but that it is for agents.
  const isShut = isAgents && member !== null && !mayOpenAgentCentre(member.isAgent);
  const isMenu = !isShut && (path === '/member' || path === '/agent');
  const page = pageOf(path) ?? '';
  const name = t(isAgents ? 'centre_agent' : 'centre_member');
  const item = isShut ? null : itemOf(whole, page);
  const title = item ? t(item.label) : name;
  const article = isShut ? undefined : helpOfPage[page];
  const close = () => site.send({ type: 'site.enter', path: '/' });
  if (!open) return null;
  return (
    <section
      className={styles.centre}
      role="dialog"
      aria-modal="true"
      aria-label={name}
      data-menu={isMenu || undefined}
      data-shut={isShut || undefined}
      onKeyDown={({ key, defaultPrevented, target }) => {
        // A dialog of a page closes by itself, and alone.
        const isOfDialog = target instanceof Element && target.closest('dialog') !== null;
        if (key === 'Escape' && !defaultPrevented && !isOfDialog) close();
      }}
    >
      {isShut ? null : (
        <div className={styles.left}>
          <div className={styles.who}>
            <MemberAvatar name={member?.userName ?? ''} icon={member?.icon} />
            <p className={styles.name}>
              <strong>{member?.nickname}</strong>
              {member ? <LevelBadge member={member} /> : null}
            </p>
          </div>
          <CentreMenu label={name} menu={menu} page={page} counts={{ missions, messages }} />
        </div>
      )}
      <div className={styles.head}>
        {isShut ? null : (
          <a className={styles.back} href={isAgents ? '/agent' : '/member'} aria-label={t('centre_menu')}>
            <Icon d={chevronLeftIcon} size="large" />
          </a>
        )}
        <h2 key={title} ref={takeFocus} className={styles.title} tabIndex={-1}>
          <span className={styles.onPanel}>{title}</span>
          <span className={styles.onMenu}>{name}</span>
        </h2>
        {article === undefined ? null : (
          <IconButton
            icon={helpIcon}
            size="large"
            label={t('help_open', { what: title })}
            onClick={() => site.send({ type: 'site.readHelp', article })}
          />
        )}
        <IconButton icon={xIcon} size="large" label={t('close')} onClick={close} />
      </div>
      <div className={styles.panel}>
        {pages ? <PagePanel site={site} actor={pages} views={views} /> : <Skeleton lines={6} />}
      </div>
    </section>
  );
}

/** Ref of the title: focused on every new page. */
const takeFocus = (title: HTMLElement | null): void => title?.focus({ preventScroll: true });
