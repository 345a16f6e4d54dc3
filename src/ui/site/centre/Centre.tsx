import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { featuresMachine } from '../../../machines/site/pages/features.machine.ts';
import type { missionCountMachine } from '../../../machines/site/pages/missionCount.machine.ts';
import { pageOf } from '../../../machines/site/pages/pages.rules.ts';
import { mayOpenAgentCentre } from '../../../machines/site/session/roles.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { helpIcon } from '../../kit/icons/help.ts';
import { chevronLeftIcon, xIcon } from '../../kit/icons/shell.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { LevelBadge } from '../../member/member/LevelBadge.tsx';
import { MemberAvatar } from '../../member/member/MemberAvatar.tsx';
import { PanelLoading } from '../../states/PageShape.tsx';
import type { Site, SiteProps } from '../shell/site.ts';
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
    <CentreFrame
      name={name}
      isAgents={isAgents}
      isMenu={isMenu}
      isShut={isShut}
      onClose={close}
      left={
        <>
          <div className={styles.who}>
            <MemberAvatar name={member?.userName ?? ''} icon={member?.icon} />
            <p className={styles.name}>
              <strong>{member?.nickname}</strong>
              {member ? <LevelBadge member={member} /> : null}
            </p>
          </div>
          <CentreMenu label={name} menu={menu} page={page} counts={{ missions, messages }} />
        </>
      }
      head={
        <>
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
        </>
      }
    >
      {pages ? <PagePanel site={site} actor={pages} views={views} /> : <PanelLoading shape={views.shapeOf(page)} />}
    </CentreFrame>
  );
}

interface CentreLoadingProps {
  readonly site: Site;
  readonly menus: Menus;
  readonly shapeOf: PageViews['shapeOf'];
}

/** A centre before its member is known: its frame, and a placeholder in the shape of the page. */
export function CentreLoading({ site, menus, shapeOf }: CentreLoadingProps) {
  const { t } = useTranslation();
  const path = useSelector(site, ({ context }) => context.path);
  const isAgents = path.startsWith('/agent');
  const page = pageOf(path) ?? '';
  const name = t(isAgents ? 'centre_agent' : 'centre_member');
  const item = itemOf(isAgents ? menus.agent : menus.member, page);
  const isMenu = path === '/member' || path === '/agent';
  return (
    <CentreFrame
      name={name}
      isAgents={isAgents}
      isMenu={isMenu}
      onClose={() => site.send({ type: 'site.enter', path: '/' })}
      left={<Skeleton lines={12} />}
      head={<h1 className={styles.title}>{item && !isMenu ? t(item.label) : name}</h1>}
    >
      <PanelLoading shape={shapeOf(page)} />
    </CentreFrame>
  );
}

interface CentreFrameProps {
  readonly name: string;
  readonly isAgents: boolean;
  /** The address of the menu alone, which is a page of its own on a phone. */
  readonly isMenu: boolean;
  /** Nothing but why it is shut. */
  readonly isShut?: boolean;
  readonly onClose: () => void;
  readonly left: ReactNode;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** The overlay of a centre: menu, head and page. */
function CentreFrame({ name, isAgents, isMenu, isShut = false, onClose, left, head, children }: CentreFrameProps) {
  const { t } = useTranslation();
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
        if (key === 'Escape' && !defaultPrevented && !isOfDialog) onClose();
      }}
    >
      {isShut ? null : <div className={styles.left}>{left}</div>}
      <div className={styles.head}>
        {isShut ? null : (
          <a className={styles.back} href={isAgents ? '/agent' : '/member'} aria-label={t('centre_menu')}>
            <Icon d={chevronLeftIcon} size="large" />
          </a>
        )}
        {head}
        <IconButton icon={xIcon} size="large" label={t('close')} onClick={onClose} />
      </div>
      <div className={styles.panel}>{children}</div>
    </section>
  );
}

/** Ref of the title: focused on every new page. */
const takeFocus = (title: HTMLElement | null): void => title?.focus({ preventScroll: true });
