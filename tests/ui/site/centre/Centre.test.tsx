// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { MemberInfo } from '../../../../src/api/contract/account/member.ts';
import { Centre } from '../../../../src/ui/site/centre/Centre.tsx';
import type { Menus } from '../../../../src/ui/site/centre/menu.ts';
import type { Site } from '../../../../src/ui/site/shell/site.ts';
import { createHarness } from '../../../model/kit/harness.ts';
import { onScreen } from '../../../model/onScreen.tsx';
import { pagesFlow } from '../../../model/site/pages/pages.spec.ts';
import { somchai } from '../../../model/site/session/session.spec.ts';

const item = { icon: '', label: 'menu_agent_overview', page: 'agent/agentTeamOverview' } as const;
const menus = { member: [], agent: [{ label: 'menu_agent_overview', items: [item] }] } as unknown as Menus;

/** The agent centre, opened by a member of a kind. */
function opened(isAgent: MemberInfo['isAgent']): void {
  const { actor, stop } = createHarness(pagesFlow, { isAgent });
  onTestFinished(stop);
  const session = createActor(createMachine({})).start();
  const withPages = Object.assign(session, {
    getSnapshot: () => ({ children: { pages: actor } }),
  });
  const snapshot = { children: { session: withPages }, context: { path: '/agent', member: { ...somchai, isAgent } } };
  const site = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) } as unknown as Site;
  actor.send({ type: 'page.changed', page: 'agent/agentTeamOverview', address: '/agent' });
  const { close } = onScreen<typeof actor>(() => (
    <Centre site={site} menus={menus} views={{ viewOf: () => null, shapeOf: () => 'rows' }} open />
  ))(actor);
  onTestFinished(close);
}

it('[ROLE-14] tells a member at /agent that it is for agents, without the menu of agents', () => {
  opened(0);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('For agents only');
  expect(screen.getByRole('link', { name: 'Go to member centre' }).getAttribute('href')).toBe('/member');
  expect([screen.queryByRole('navigation'), screen.queryAllByRole('link').length]).toEqual([null, 1]);
});

it('[ROLE-14] shows an agent at /agent the menu', () => {
  opened(1);
  expect(screen.getByRole('navigation', { name: 'Agent centre' }).textContent).toContain('Team overview');
  expect(screen.queryByText('For agents only')).toBeNull();
});
