// @vitest-environment jsdom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { deskContract } from '../../../src/api/contract/desk.ts';
import { refusalsOf } from '../../../src/api/contract/endpoint.ts';
import { extContract } from '../../../src/api/contract/ext.ts';
import { ApiError } from '../../../src/api/failure.ts';
import type { DeskAction } from '../../../src/machines/deskPage/deskPage.events.ts';
import type { DeskLocation, DeskPart } from '../../../src/machines/deskPage/deskPage.rules.ts';
import { ends } from '../../model/browser/breakage.ts';
import { press } from '../../model/browser/pageStage.ts';
import { type SiteOpening, siteStage, toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { deskFlow, TOKEN } from '../../model/desk/desk.spec.ts';
import { deskView } from '../../model/desk/desk.view.tsx';
import { deskAdjustFlow } from '../../model/deskAdjust/deskAdjust.spec.ts';
import { deskAdjustView } from '../../model/deskAdjust/deskAdjust.view.tsx';
import { deskPageFlow } from '../../model/deskPage/deskPage.spec.ts';
import { deskPageView } from '../../model/deskPage/deskPage.view.tsx';
import { books, oneWithdrawal, waiting } from '../../model/deskPage/deskParts.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import type { Outcome } from '../../model/kit/outcome.ts';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const { overview, signIn, signOut, member, adjust } = deskContract;

const BY_JOURNEY = 'the journeys of promotions, news and messages go there';
/** The menu waits for what is being written. */
const leaving = (seat: string, child: string) =>
  Object.fromEntries(
    [
      ...['desk.goTo', 'desk.account', 'desk.signOut'].map((event) => `${event} -> (stays)`),
      `done ${child} [isAudit] -> open.seated.auditing`,
      `done ${child} [isMessages] -> open.seated.writing`,
      `done ${child} [isMembers] -> open.seated.serving`,
      `done ${child} [leadsOut] -> open.signingOut`,
      `done ${child} [leadsToAccount] -> open.seated.account`,
    ].map((move) => [`open.seated.${seat}, ${move}`, BY_JOURNEY]),
  );
const desk = { path: '/desk', lacks: ['whitelabel', 'country'] } as const;
/** A page of the desk, by its menu. */
const goTo = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Desk pages' }).getByRole('button', { name }).click();

const sayWaiting = (name: string, role: 'operator' | 'auditor' = 'operator') =>
  qa.fault({
    endpoint: overview.id,
    fault: 'answer',
    times: 1,
    value: { me: { name, role }, secondFactor: 'off', waiting, serverTime: Date.now() },
  });

/** An operator who is already signed in, by the server's answer. */
const seated = (name: string, role: 'operator' | 'auditor', afterwards?: SiteOpening['afterwards']): SiteOpening => ({
  ...desk,
  name,
  kept: { deskToken: TOKEN },
  given: () => sayWaiting(name, role),
  ...(afterwards && { afterwards }),
});

/** A desk page is a flow of its own: its answer is held here. */
const holdParts = (page: Page) => page.route(/\/desk\/(withdrawals|adjustments|audit|operators)(\?|$)/, () => {});

it(
  'takes every transition of the desk in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: { selector: '#root' },
      openings: [
        { ...desk, name: 'nobody', given: holdParts },
        { ...desk, name: 'somebody', kept: { deskToken: TOKEN }, given: holdParts },
      ],
      steering: {
        readOverview: steer(qa, [overview], { says: ({ output }) => output }),
        proveHuman: steer(qa, [extContract.humanChallenge]),
        sendSignIn: steer(qa, [signIn], { says: ({ output }) => output }),
        sendSignOut: steer(qa, [signOut], { says: ({ output }) => output }),
        adjust: ends(press('Cancel')),
        account: ends(press('Close')),
        secondStep: ends(press('Back')),
      },
      outOfReach: {
        'open.secondStep, done secondStep [isGranted] -> open.checking':
          'no operator of the demo has an authenticator app: the journey of the second factor goes there',
        'open.settingUp, done account -> open.checking':
          'a second factor is due in production only: tests/server/deskFactor.test.ts goes there',
        'open.seated.looking, desk.edit -> open.seated.editing': BY_JOURNEY,
        'open.seated.editing, done editor -> open.seated.looking': BY_JOURNEY,
        'open.seated.editing, error editor -> broken': BY_JOURNEY,
        ...leaving('editing', 'editor'),
        ...leaving('writing', 'message'),
        'open.seated.writing, done message -> open.seated.looking': BY_JOURNEY,
      },
      faulty: ['locale', 'theme', 'page', 'adjust', 'audit', 'message', 'member', 'account', 'secondStep'],
      elsewhere: Object.fromEntries(
        ['desk.gone', 'desk.counted', 'locale.changed', 'locale.failed'].map((type) => [type, toldTo('desk')]),
      ),
    });
    expect(await tourInBrowser(deskFlow, deskView, stage)).toEqual([]);
  },
  WALK_MS,
);

/** The server's answer for a part of the desk. */
function answerOf(part: DeskPart): unknown {
  switch (part.kind) {
    case 'withdrawal':
      return part.detail;
    case 'books':
      return part.books;
    case 'switches':
      return part.switches;
    default: {
      const { kind: _, ...list } = part;
      return list;
    }
  }
}

/** The part of a place. */
const kindAt = ({ page, id }: DeskLocation): string => (page === 'withdrawals' && id !== null ? 'withdrawal' : page);
const partOf = (output: unknown): DeskPart => (output as { readonly part: DeskPart }).part;

/** Whether an end is one that the call of a action has: it refuses with no other words than its own. */
function mayRefuse(action: DeskAction | null, outcome: Outcome): boolean {
  const failure = outcome.kind === 'error' && outcome.error instanceof ApiError ? outcome.error.failure : null;
  if (failure?.kind !== 'refused' || action === null) return true;
  const call = action.what === 'muteChatShort' || action.what === 'muteChatLong' ? 'muteChat' : action.what;
  return refusalsOf(deskContract[call]).includes(failure.code);
}

it(
  'takes every transition of a page of the desk in the browser',
  async () => {
    const actions = [deskContract.approve, deskContract.reject, deskContract.prove];
    const stage = siteStage(site, {
      scope: { selector: 'main' },
      openings: [seated('desk1', 'operator'), seated('audit1', 'auditor', goTo('Ledger'))],
      steering: {
        readPart: steer(qa, [deskContract.withdrawals, deskContract.withdrawal, deskContract.books], {
          can: (outcome, { snapshot }) =>
            outcome.kind === 'error' ||
            partOf(outcome.kind === 'done' && outcome.output).kind === kindAt(snapshot.context.location),
          before: ({ kind }) => (kind === 'done' ? sayWaiting('desk1') : Promise.resolve()),
          says: ({ output }) => answerOf(partOf(output)),
        }),
        sendAction: steer(qa, actions, {
          can: (outcome, { snapshot }) => mayRefuse(snapshot.context.action, outcome),
          says: (_, { id }) => answerOf(id === deskContract.prove.id ? books : oneWithdrawal),
        }),
      },
      outOfReach: { 'shown, deskPage.edit [canEdit] -> (stays)': BY_JOURNEY },
      elsewhere: { 'page.language': toldTo('deskPage') },
    });
    expect(await tourInBrowser(deskPageFlow, deskPageView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  'takes every transition of an adjustment in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: {
        selector:
          'main :is(form, section:is(:has([role="status"]), [aria-labelledby="check"]), [role="alert"]:not(form *))',
      },
      openings: [
        {
          ...seated('desk1', 'operator', async (page) => {
            await goTo('Adjustments')(page);
            await press('New adjustment')(page);
          }),
          given: async (page) => {
            await page.route(/\/desk\/(withdrawals|adjustments)\?/, () => {});
            await sayWaiting('desk1');
          },
        },
      ],
      steering: {
        findMember: steer(qa, [member], { says: ({ output }) => output }),
        sendAdjustment: steer(qa, [adjust], { says: ({ output }) => output }),
      },
    });
    expect(await tourInBrowser(deskAdjustFlow, deskAdjustView, stage)).toEqual([]);
  },
  WALK_MS,
);
