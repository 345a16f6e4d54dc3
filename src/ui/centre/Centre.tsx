import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { AgentFeatures } from '../../api/contract/agentFeatures.ts';
import { pageOf } from '../../machines/pages/pages.rules.ts';
import type { createResourceMachine } from '../../machines/resource/resource.machine.ts';
import { mayOpenAgentCentre } from '../../machines/session/roles.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { chevronLeftIcon, xIcon } from '../kit/icons/shell.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import type { SiteProps } from '../shell/site.ts';
import { CentreMenu } from './CentreMenu.tsx';
import styles from './centre.module.css';
import { agentMenu, itemOf, memberMenu, menuFor } from './menu.ts';
import { PagePanel, type PageViews } from './PagePanel.tsx';

type Features = ActorRefFrom<ReturnType<typeof createResourceMachine<object, AgentFeatures>>>;

interface CentreProps extends SiteProps {
  readonly views: PageViews;
  /** Whether the address is one of a centre. */
  readonly open: boolean;
}

/**
 * The overlay of member centre or agent centre: menu at the left, the page at the right, and a way out (MEMBER-01, 03,
 * AGENT-01). On a phone the menu is the page before the others. It is here only when the member is known (MEMBER-02).
 */
export function Centre({ site, views, open }: CentreProps) {
  const { t } = useTranslation();
  const { path, member } = useSelector(site, ({ context }) => context);
  const session = useSelector(site, ({ children }) => children.session);
  const pages = useSelector(session, (state) => state?.children.pages);
  // The wire of the pages starts it with the first page of a centre (AGENT-14).
  const flags = useSelector(pages, (state) => (state?.children as { features?: Features } | undefined)?.features);
  const features = useSelector(flags, (state) => state?.context.value ?? null);
  const isAgents = path.startsWith('/agent');
  const whole = isAgents ? agentMenu : memberMenu;
  const menu = menuFor(whole, { isAgent: member !== null && mayOpenAgentCentre(member.isAgent), features });
  const isMenu = path === '/member' || path === '/agent';
  const page = pageOf(path) ?? '';
  const name = t(isAgents ? 'centre_agent' : 'centre_member');
  const item = itemOf(whole, page);
  const title = item ? t(item.label) : name;
  const close = () => site.send({ type: 'site.enter', path: '/' });
  if (!open) return null;
  return (
    <section
      className={styles.centre}
      role="dialog"
      aria-modal="true"
      aria-label={name}
      data-menu={isMenu || undefined}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) close();
      }}
    >
      <div className={styles.left}>
        <p className={styles.who}>
          <strong>{member?.nickname}</strong>
          <span>{member?.userName}</span>
        </p>
        <CentreMenu label={name} menu={menu} page={page} />
      </div>
      <div className={styles.head}>
        <a className={styles.back} href={isAgents ? '/agent' : '/member'} aria-label={t('centre_menu')}>
          <Icon d={chevronLeftIcon} size="large" />
        </a>
        <h2 key={title} ref={takeFocus} className={styles.title} tabIndex={-1}>
          <span className={styles.onPanel}>{title}</span>
          <span className={styles.onMenu}>{name}</span>
        </h2>
        <IconButton icon={xIcon} size="large" label={t('close')} onClick={close} />
      </div>
      <div className={styles.panel}>
        {pages ? <PagePanel site={site} actor={pages} views={views} /> : <Skeleton lines={6} />}
      </div>
    </section>
  );
}

/** Ref of the title: a new page begins there. */
const takeFocus = (title: HTMLElement | null): void => title?.focus({ preventScroll: true });
