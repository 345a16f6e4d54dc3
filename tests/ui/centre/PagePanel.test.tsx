// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { PagePanel } from '../../../src/ui/centre/PagePanel.tsx';
import { createHarness } from '../../model/kit/harness.ts';
import { done } from '../../model/kit/outcome.ts';
import { onScreen } from '../../model/onScreen.tsx';
import { pagesFlow } from '../../model/pages/pages.spec.ts';
import { siteWith } from '../../model/siteWith.ts';

const views = { viewOf: () => null, isComing: (page: string) => page === 'member/soon' };

it.each([
  ['member/soon', 'Coming soon', 'Choose another page from the menu.'],
  ['member/nosuch', 'Page not found', 'Choose a page from the menu.'],
])('[MEMBER-21] shows a page that is coming soon, or not found: %s', (page, title, words) => {
  const { actor, children, settle, stop } = createHarness(pagesFlow, { isAgent: 1 });
  onTestFinished(stop);
  actor.send({ type: 'page.changed', page, address: `/${page}` });
  settle(children().loadPage, done(false));
  const { close } = onScreen<typeof actor>((running) => (
    <PagePanel site={siteWith({})} actor={running} views={views} />
  ))(actor);
  onTestFinished(close);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(title);
  expect(screen.getByText(words).tagName).toBe('P');
});
