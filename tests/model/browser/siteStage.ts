import { configure } from '@testing-library/react';
import type { Page } from 'playwright-core';
import type { StateValue } from 'xstate';
import { liveChannel } from '../../../src/api/contract/site/live.ts';
import { type OpenPage, plainCookie, type Site } from '../../browser/support/site.ts';
import { interceptionOf } from '../kit/browser/interception.ts';
import type { Scope } from '../kit/browser/mirror.ts';
import { startTime, stopTime } from '../kit/browser/pageTime.ts';
import { lookAt, tellMachine } from '../kit/browser/remote.ts';
import type { BrowserStage, Elsewhere } from '../kit/browser/stage.ts';
import {
  dismissWarnings,
  fillStorages,
  goTo,
  standing,
  untilFadesAreDone,
  untilKnown,
  untilLearned,
} from './siteInPage.ts';
import {
  type AnyEvent,
  comesUpAgain,
  isByAddress,
  isOneGround,
  learnedIn,
  loadsWhereItIs,
  NOWHERE,
  pathOf,
  type SiteOpening,
} from './siteOpening.ts';

export type { SiteOpening } from './siteOpening.ts';

// A snapshot of the DOM does not change, so waiting is useless; printing all of it would hide the missing element.
configure({ asyncUtilTimeout: 0, getElementError: (message) => new Error(message ?? 'not found') });

/** The dialog with one of these English titles. */
export const dialogCalled = (...heading: readonly string[]): Scope => ({ selector: 'dialog[open]', heading });

interface SiteStage extends Omit<BrowserStage, 'handle' | 'openings' | 'scope'> {
  readonly scope: Scope;
  readonly openings: readonly SiteOpening[];
}

const HANDLE = 'statehouse';
/** `npm run model -- browser pairs`. */
const IN_PAIRS = process.env.MODEL_IN_BROWSER === 'pairs';
/** Time limit for the walks of a flow, ms. */
export const WALK_MS = IN_PAIRS ? 1_800_000 : 300_000;
const BLANK = '/nothing-here';
/** Timers due this soon fire before time stops, ms. */
const SOON_MS = 500;

/** How a login that stays on the page and a logout end. */
const LOGGED_IN = {
  type: 'modal.ended',
  result: { flow: 'login', output: { outcome: 'loggedIn', firstTimeLogin: false, changeDue: false, stored: null } },
} as const;
const LOGGED_OUT = { type: 'modal.ended', result: { flow: 'logout', output: { outcome: 'loggedOut' } } } as const;

/**
 * A flow of the real site, on a desktop and in English. Walks share a page: the flow is opened again in it once it has
 * ended or can be left. After a walk that sent anything to the server, the server is reset and a new session opened.
 * Where that is impossible, the page is loaded again.
 */
export function siteStage(
  site: Site,
  { openings, steering = {}, elsewhere = {}, clearAway = closeWarnings, ...rest }: SiteStage,
): BrowserStage {
  let own: OpenPage | undefined;
  let prepared: OpenPage | undefined;
  let last: SiteOpening | undefined;
  // Every test starts with the seeded server.
  let isSeeded = true;

  const open = async (opening: SiteOpening): Promise<Page> => {
    let page = (prepared ?? own)?.page;
    if (page === undefined || !(await comesAgain(page, opening))) {
      page = await pageFor(opening);
      await load(page, opening);
    }
    last = opening;
    return bringUp(page, opening);
  };

  /** The page that all walks share, or a prepared page beside it. */
  const pageFor = async (opening: SiteOpening): Promise<Page> => {
    await prepared?.close();
    prepared = undefined;
    own ??= watched(
      await withoutPushes(
        await site.openPage({ viewport: 'desktop', lang: 'EN', path: null, hasClock: true, timezoneId: 'UTC' }),
      ),
    );
    if (opening.prepare === undefined) return own.page;
    await dropReins(own.page);
    await goToBlank(own.page);
    prepared = watched(await own.openTab(null));
    await opening.prepare(prepared.page);
    return prepared.page;
  };

  const watched = (opened: OpenPage): OpenPage => {
    // Calls that QA makes fail are not errors of the site.
    opened.allow(/Failed to load resource|request: |there is no room/);
    return opened;
  };

  /** Whether the page is where the opening needs it, or gets there without a load. */
  const comesAgain = async (on: Page, opening: SiteOpening): Promise<boolean> => {
    if (last === undefined || !isOneGround(opening, last) || !comesUpAgain(opening)) return false;
    const { as, given, passwordDue = false, lacks = [], lasts = false } = opening;
    const { hasSent } = sentFrom(on);
    const mayLeave = given === undefined && !hasSent;
    // Starting over costs nothing for a visitor's page.
    const mayStay =
      (as !== undefined || given !== undefined) && (mayLeave || !isByAddress(opening)) && !(lasts && hasSent);
    const mayStartOver = given === undefined && !passwordDue && !lacks.includes('member');
    const isReady =
      (mayStay && (await isAsBefore(on, opening, mayLeave))) || (mayStartOver && (await startOver(on, opening)));
    if (!isReady) return false;
    if (isByAddress(opening)) await on.evaluate(goTo, await pathOf(opening));
    if (opening.afterwards !== undefined) await startTime(on);
    return true;
  };

  /** Closes what is open, resets the server and opens a new session; returns whether all of that was possible. */
  const startOver = async (on: Page, opening: SiteOpening): Promise<boolean> => {
    const { as } = opening;
    const { isOpen, isFree, isSignedIn } = await on.evaluate(standing, true);
    if (!isOpen || !isFree) return false;
    if (as === undefined) {
      if (isSignedIn) await tell(on, 'site', LOGGED_OUT);
      await Promise.all([site.qa.reset({}), store(on, opening)]);
    } else {
      await Promise.all([site.qa.reset({}), on.evaluate(goTo, NOWHERE), startTime(on), dropReins(on)]);
      await takeReins(on);
      await store(on, opening, await site.qa.openSession({ username: as, passwordChangeRequired: false }));
      await (isSignedIn ? tell(on, 'session', { type: 'session.opened' }) : tell(on, 'site', LOGGED_IN));
      await on.evaluate(untilKnown);
    }
    if ((as !== undefined || isSignedIn) && !isByAddress(opening)) await on.evaluate(goTo, await pathOf(opening));
    sentFrom(on).hasSent = false;
    return isAsBefore(on, opening, true);
  };

  const dropReins = async (on: Page): Promise<void> => {
    const interception = await interceptionOf(on);
    await Promise.all([on.unrouteAll({ behavior: 'ignoreErrors' }), interception.clear()]);
  };

  const takeReins = async (on: Page): Promise<void> => {
    for (const { letGo } of Object.values(elsewhere)) await letGo?.();
    for (const reins of Object.values(steering)) await reins.hold(on);
  };

  const load = async (on: Page, opening: SiteOpening): Promise<void> => {
    const { as, passwordDue = false } = opening;
    await dropReins(on);
    await Promise.all([leave(on, opening), isSeeded ? undefined : site.qa.reset({})]);
    isSeeded = false;
    const session =
      as === undefined ? {} : await site.qa.openSession({ username: as, passwordChangeRequired: passwordDue });
    await store(on, opening, session);
    await takeReins(on);
    await opening.given?.(on);
    sentFrom(on).hasSent = false;
    await on.goto(await pathOf(opening), { waitUntil: 'commit' });
    await opening.meanwhile?.(on);
    await on.evaluate(untilLearned, learnedIn(opening));
    if (opening.shows !== undefined) await on.waitForSelector(opening.shows, { state: 'attached' });
  };

  const store = async (
    on: Page,
    { stored = {}, kept = {}, cookies = {} }: SiteOpening,
    session: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    await on.context().clearCookies();
    const given = Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url }));
    await on.context().addCookies([plainCookie(site.url), ...given]);
    await on.evaluate(fillStorages, { stored: { lang: 'EN', ...stored }, kept: { ...session, ...kept } });
  };

  return {
    ...rest,
    handle: HANDLE,
    inPairs: IN_PAIRS,
    steering,
    elsewhere,
    clearAway,
    openings: openings.map((opening) => ({ ...opening, open: () => open(opening) })),
  };
}

/** A page whose push channel ends as soon as it opens: the walk alone says what the site learns. */
async function withoutPushes(opened: OpenPage): Promise<OpenPage> {
  await opened.page
    .context()
    .route(`**${liveChannel.path}`, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  return opened;
}

/** Whether a page has sent the server anything that may persist. */
interface Sent {
  hasSent: boolean;
}

const sent = new WeakMap<Page, Sent>();

function sentFrom(page: Page): Sent {
  const known = sent.get(page);
  if (known !== undefined) return known;
  const heard: Sent = { hasSent: false };
  page.on('request', (request) => {
    heard.hasSent ||= request.method() !== 'GET';
  });
  sent.set(page, heard);
  return heard;
}

/** Sent by another part of the site, directly to this machine of the page. */
export const toldTo = (machineId: string): Elsewhere => ({
  bring: (page, event) => tellMachine(page, HANDLE, machineId, event),
});

/** Types of the events that no view sends. */
export const elsewhereOf = ({ drivers }: { readonly drivers: Readonly<Record<string, unknown>> }): readonly string[] =>
  Object.keys(drivers).filter((type) => drivers[type] === 'elsewhere');

export const tell = (page: Page, machineId: string, event: AnyEvent): Promise<void> =>
  tellMachine(page, HANDLE, machineId, event);

/** `modal.language`, `resource.load`: chooses the language of the walk once more. */
export const chooseLanguage: Elsewhere = {
  bring: (page) => tell(page, 'locale', { type: 'locale.choose', language: 'EN' }),
};

/** `session.loggedOut`, `tabs.loggedOut`: logs out in another tab. */
export const leftInAnotherTab: Elsewhere = {
  bring: (page) =>
    page.evaluate(() => {
      const channel = new BroadcastChannel('statehouse');
      channel.postMessage('loggedOut');
      channel.close();
    }),
};

/** State of a machine of the page; null if it does not run. */
export async function stateOf(page: Page, machineId: string): Promise<StateValue | null> {
  const { state } = await lookAt(page, HANDLE, machineId);
  return state?.status === 'active' ? state.value : null;
}

/** Time until the next timer of a machine of the page, ms; null without one. */
export async function dueIn(page: Page, machineId: string): Promise<number | null> {
  const { state } = await lookAt(page, HANDLE, machineId);
  const [next] = state?.timers ?? [];
  return state === null || next === undefined ? null : next.dueAt - state.now;
}

/** Stops time, after the player's steps if there are any. Waits for view transitions, which swallow clicks. */
async function bringUp(page: Page, { send, tell: told, afterwards }: SiteOpening): Promise<Page> {
  await page.evaluate(untilFadesAreDone);
  if (afterwards === undefined) await stopTime(page, SOON_MS);
  if (send !== undefined) await tell(page, 'site', send);
  if (told !== undefined) await tell(page, ...told);
  if (afterwards === undefined) return page;
  await afterwards(page);
  await stopTime(page, SOON_MS);
  return page;
}

/** Stops the site, so that earlier actions have no further effect. */
async function leave(page: Page, opening: SiteOpening): Promise<void> {
  const isThere = await page.evaluate(() => {
    window.statehouse?.site.stop();
    return !('isBroken' in window) && location.origin !== 'null';
  });
  if (!isThere || !loadsWhereItIs(opening)) await goToBlank(page);
}

/** Leaves the site for an empty page. */
async function goToBlank(page: Page): Promise<void> {
  const interception = await interceptionOf(page);
  await interception.add([BLANK], (request) => request.fulfill('<title>nothing</title>'));
  await page.goto(BLANK);
}

/** Closes dialogs that have nothing to do with the flow. */
export const closeWarnings = (page: Page): Promise<void> => page.evaluate(dismissWarnings);

/** The same for a flow below the modals. */
export async function closeAll(page: Page): Promise<void> {
  await closeWarnings(page);
  await tell(page, 'modals', { type: 'modal.leave' });
}

/** Whether the site is as the opening found it, with nothing over it. Closes first what can be closed. */
async function isAsBefore(page: Page, opening: SiteOpening, mayLeave: boolean): Promise<boolean> {
  const { isOpen, isFree, isSignedIn, place } = await page.evaluate(standing, mayLeave);
  const isThere = isByAddress(opening) || place === (await pathOf(opening));
  return isOpen && isFree && isThere && isSignedIn === (opening.as !== undefined);
}
