// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { PagePanel } from '../../../../src/ui/site/centre/PagePanel.tsx';
import { createHarness } from '../../../model/kit/harness.ts';
import { done } from '../../../model/kit/outcome.ts';
import { onScreen } from '../../../model/onScreen.tsx';
import { pagesFlow } from '../../../model/site/pages/pages.spec.ts';
import { siteWith } from '../../../model/siteWith.ts';

const views = { viewOf: () => null, shapeOf: () => 'rows' as const };

it('[MEMBER-21] says that a page is not found', () => {
  const { actor, children, settle, stop } = createHarness(pagesFlow, { isAgent: 1 });
  onTestFinished(stop);
  actor.send({ type: 'page.changed', page: 'member/nosuch', address: '/member/nosuch' });
  settle(children().loadPage, done(false));
  const { close } = onScreen<typeof actor>((running) => (
    <PagePanel site={siteWith({})} actor={running} views={views} />
  ))(actor);
  onTestFinished(close);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Page not found');
  expect(screen.getByText('Choose a page from the menu.').tagName).toBe('P');
});
