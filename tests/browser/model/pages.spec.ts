// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type {} from '../../../src/inspection/pageInspector.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { Move } from '../../../src/inspection/step/move.ts';
import { breaks } from '../../model/browser/breakage.ts';
import { PANEL } from '../../model/browser/pageStage.ts';
import { elsewhereOf, siteStage, toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steerCode } from '../../model/browser/steerCode.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { pagesFlow } from '../../model/pages/pages.spec.ts';
import { pagesView } from '../../model/pages/pages.view.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();
/** The agent's feature flags and the number of missions load beside the page, which does not wait for them. */
const flow = { ...pagesFlow, spawned: { ...pagesFlow.spawned, features: [], missionCount: [] } };
const WALLET = 'member/transferFund';
const isThere = ({ snapshot }: Configuration): boolean => snapshot.context.page === WALLET;

/** As in the view tests, but with the real page. */
const view: typeof pagesView = {
  ...pagesView,
  expectations: {
    ...pagesView.expectations,
    open: () => expect(screen.getByRole('heading', { level: 3, name: 'Wallets' })).not.toBeNull(),
  },
};

it(
  '[MEMBER-21] takes every transition of the page loader in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: PANEL,
      openings: [WALLET, 'agent/nothing'].map(opening),
      steering: {
        loadPage: steerCode(/\/assets\/features\.machine-[^/]*\.js$/, {
          can: (outcome, here) => outcome.kind !== 'done' || outcome.output === isThere(here),
        }),
        page: breaks({ by: breakPage }),
      },
      elsewhere: Object.fromEntries(elsewhereOf(pagesView).map((type) => [type, toldTo('pages')])),
      faulty: ['surroundings'],
    });
    expect(await tourInBrowser(flow, view, stage)).toEqual([]);
  },
  WALK_MS,
);

/** Opens the page, whose code is held. */
const opening = (page: string) => ({
  name: page,
  as: 'agent1',
  path: `/${page}`,
  stays: true,
  way: [
    { type: 'page.language', language: 'EN' },
    { type: 'page.changed', page },
  ].map((event): Move => ({ kind: 'event', event })),
});

/** An error in the page; here it is raised by an event. */
const breakPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pages: AnyActorRef | undefined = window.statehouse?.site.system.get('pages');
    pages?.getSnapshot().children.page.send({
      type: 'page.language',
      get language() {
        throw new Error('there is no room');
      },
    });
  });
