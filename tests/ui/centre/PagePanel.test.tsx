// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { PagePanel } from '../../../src/ui/centre/PagePanel.tsx';
import { openBench } from '../../model/kit/bench.ts';
import { done } from '../../model/kit/outcome.ts';
import { onScreen } from '../../model/onScreen.tsx';
import { pagesFlow } from '../../model/pages/pages.spec.ts';
import { siteWith } from '../../model/siteWith.ts';

const views = { viewOf: () => null };

it.each([
  ['member/personalProfit', 'This page is not open yet', 'It is still to come. Choose another one from the menu.'],
  ['agent/agentTeamOverview', 'This page is not open yet', 'It is still to come. Choose another one from the menu.'],
  ['member/nosuch', 'There is no such page', 'Choose one from the menu.'],
])('[MEMBER-21] tells a page that the menu announces from one that there is not: %s', (page, title, words) => {
  const { actor, children, settle, stop } = openBench(pagesFlow, { isAgent: 1 });
  onTestFinished(stop);
  actor.send({ type: 'page.at', page });
  settle(children().loadPage, done(false));
  const { close } = onScreen<typeof actor>((pages) => <PagePanel site={siteWith({})} actor={pages} views={views} />)(
    actor,
  );
  onTestFinished(close);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(title);
  expect(screen.getByText(words).tagName).toBe('P');
});
