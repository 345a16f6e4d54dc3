// @vitest-environment jsdom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { pointsContract } from '../../../src/api/contract/member/points.ts';
import { requestOf as lotsOf, worthOf } from '../../../src/machines/member/convert/convert.rules.ts';
import { requestOf } from '../../../src/machines/member/redeem/redeem.rules.ts';
import { ends } from '../../model/browser/breakage.ts';
import { pageStage, press } from '../../model/browser/pageStage.ts';
import { type Account, makesOne, movesMoney } from '../../model/browser/records.ts';
import { dialogCalled, toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import type { Steering } from '../../model/kit/browser/stage.ts';
import { convertFlow } from '../../model/member/convert/convert.spec.ts';
import { convertView } from '../../model/member/convert/convert.view.tsx';
import { pointRules, someRewards } from '../../model/member/pointMall/pointMall.spec.ts';
import { pointsRecordFlow } from '../../model/member/pointsRecord/pointsRecord.spec.ts';
import { pointsRecordView } from '../../model/member/pointsRecord/pointsRecord.view.tsx';
import { lantern, redeemFlow, ticket } from '../../model/member/redeem/redeem.spec.ts';
import { redeemView } from '../../model/member/redeem/redeem.view.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();
const { balance, rewards, config, redeem, convert } = pointsContract;
const TAB = { selector: '#mall' };

/** The mall of a member with this many points. */
const mallWith = (points: number, offered = someRewards, rules = pointRules) =>
  [
    [balance, { points, held: 0 }],
    [rewards, { list: offered }],
    [config, rules],
  ] as const;
const pressTab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();

/** The mall makes the same call when points move: its calls are held, so that the latest is the exchange's. */
const holdForGood = (endpoint: Endpoint): Steering => ({
  ...steer(site.qa, [endpoint], { says: ({ output }) => output }),
  letGo: async () => {},
});

it(
  '[POINTS-04] [POINTS-05] [POINTS-06] takes every transition of an exchange in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/pointMall',
      scope: dialogCalled('Exchange points'),
      within: [
        { name: 'goods', answers: mallWith(3_000), press: press('Exchange Paper lantern') },
        {
          name: 'a ticket',
          answers: mallWith(3_000, [lantern, { ...ticket, id: 'text' }], { ...pointRules, maxPerExchange: 2 }),
          press: press('Exchange Ticket for the wheel'),
        },
      ],
      steering: {
        fetchRewards: holdForGood(rewards),
        fetchBalance: holdForGood(balance),
        // Only QA has told the mall about the ticket and the other price.
        sendRedeem: steer(site.qa, [redeem], {
          can: ({ kind }, { snapshot: { context } }) =>
            kind !== 'done' || (context.reward.id === lantern.id && context.reward.points === lantern.points),
        }),
      },
      records: {
        read: () => site.qa.account({ username: 'somchai' }),
        after: {
          sendRedeem: (before: Account, { snapshot: { context } }) => {
            const { points } = requestOf(context);
            const made = makesOne(before.made, 'exchanges');
            return { ...movesMoney(before, { points: -points, pointsHeld: points }), made };
          },
        },
      },
    });
    expect(await tourInBrowser(redeemFlow, redeemView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[POINTS-04] [API-61] takes every transition of converting points in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/pointMall',
      scope: TAB,
      within: [640, 99].map((points) => ({
        name: `${points} points`,
        answers: mallWith(points),
        press: pressTab('Points to money'),
      })),
      calls: { fetchBalance: [balance] },
      steering: { sendConvert: steer(site.qa, [convert]) },
      records: {
        read: () => site.qa.account({ username: 'somchai' }),
        after: {
          sendConvert: (before: Account, { snapshot: { context } }) => {
            const { points } = lotsOf(context);
            const made = makesOne(before.made, 'exchanges');
            return { ...movesMoney(before, { points: -points, main: worthOf(points, context) }), made };
          },
        },
      },
    });
    expect(await tourInBrowser(convertFlow, convertView, stage)).toEqual([]);
  },
  WALK_MS,
);

const mallOpens = { name: 'the mall', answers: mallWith(640), press: pressTab('History') };

it(
  '[POINTS-03] takes every transition of the points history in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/pointMall',
      scope: TAB,
      within: [mallOpens],
      steering: { exchange: ends(press('All exchanges')) },
      faulty: ['exchanges', 'movements', 'exchange'],
      elsewhere: Object.fromEntries(
        ['list.opened', 'list.chosen', 'list.sized', 'page.language'].map((type) => [type, toldTo('pointsRecord')]),
      ),
    });
    expect(await tourInBrowser(pointsRecordFlow, pointsRecordView, stage)).toEqual([]);
  },
  WALK_MS,
);
