import { configure } from '@testing-library/react';
import type { Page } from 'playwright-core';
import type { AnyActorRef, EventObject, StateValue } from 'xstate';
import type {} from '../../../src/inspection/pageInspector.ts';
import type { Move } from '../../../src/inspection/step/move.ts';
import type { OpenPage, Site } from '../../browser/support/site.ts';
import { type Interception, interceptionOf } from '../kit/browser/interception.ts';
import type { Scope } from '../kit/browser/mirror.ts';
import { startTime, stopTime } from '../kit/browser/pageTime.ts';
import { lookAt, tellMachine } from '../kit/browser/remote.ts';
import type { BrowserStage, Elsewhere } from '../kit/browser/stage.ts';

// A copy does not change by itself, and the whole of it in an error would hide what was looked for.
configure({ asyncUtilTimeout: 0, getElementError: (message) => new Error(message ?? 'not found') });

/** The dialog with one of these titles, which are English. */
export const dialogCalled = (...heading: readonly string[]): Scope => ({ selector: 'dialog[open]', heading });

/** How a flow of the real site comes up. All of it is done anew each time. */
export interface SiteOpening {
  readonly name: string;
  /** Whose session there is: a demo account's, or nobody's. */
  readonly as?: string;
  /** Whether that session wants a new password before anything else. */
  readonly passwordDue?: boolean;
  readonly path?: string | (() => Promise<string>);
  /** What this browser remembers: local storage, cookies, and the storage of the tab. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly kept?: Readonly<Record<string, string>>;
  /** Brought about before the page loads: what the merchant offers, what the server answers. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** Done to the page before anything of the site loads; the site then has a page of its own. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What the site is not to have learned yet when the flow comes up. */
  readonly lacks?: readonly Learned[];
  /** What must be on screen before time stops, as a selector, where the flow leaves it no time to come. */
  readonly shows?: string;
  /** Brought about while the page loads. */
  readonly meanwhile?: (page: Page) => Promise<unknown>;
  /** What is sent to the site to bring the flow up, as its header would. */
  readonly send?: AnyEvent;
  /** What is sent to a part of the site instead. */
  readonly tell?: readonly [machineId: string, event: AnyEvent];
  /** What the player does after that, while time still goes on. */
  readonly afterwards?: (page: Page) => Promise<unknown>;
  /** What a walk does at the server is there for the next: after one that sent it anything it is as it was seeded. */
  readonly lasts?: boolean;
  /** The flow is there wherever the player goes, so that only a load brings it up anew. */
  readonly stays?: boolean;
  /** The moves that a walk from here begins with. */
  readonly way?: readonly Move[];
}

/** What the site learns at its start, as its context calls it. */
type Learned = 'whitelabel' | 'country' | 'member';

type AnyEvent = EventObject & Readonly<Record<string, unknown>>;

interface SiteStage extends Omit<BrowserStage, 'handle' | 'openings' | 'scope'> {
  readonly scope: Scope;
  readonly openings: readonly SiteOpening[];
}

const HANDLE = 'statehouse';
/** `npm run model -- browser pairs`. */
const IN_PAIRS = process.env.MODEL_IN_BROWSER === 'pairs';
/** How long a flow may take to be walked, ms. */
export const WALK_MS = IN_PAIRS ? 1_800_000 : 300_000;
const BLANK = '/nothing-here';
/** Where a flow comes up that no page is about: an address that nothing is at, so that no page has to be drawn below it. */
const NOWHERE = '/nowhere';
/** What the site is about to do when its time stops it does first. */
const SOON_MS = 500;

/**
 * A flow of the real site, on a desktop and in English. Walks share a page: where a flow has ended, or can be left
 * with nothing done, and the site is as it was, it is opened again there; else the page is loaded again, with the server as
 * it was seeded.
 */
export function siteStage(
  site: Site,
  { openings, steering = {}, elsewhere = {}, clearAway = closeWarnings, ...rest }: SiteStage,
): BrowserStage {
  let opened: OpenPage | undefined;
  let last: SiteOpening | undefined;
  // Every test begins with the server as it is seeded.
  let isSeeded = true;
  // Whether the page has sent the server anything that may last there.
  let hasSent = false;

  const open = async (opening: SiteOpening): Promise<Page> => {
    const isSpent = opening.lasts === true && hasSent;
    const mayLeave = canBeLeft(opening) || (opening.given === undefined && !hasSent);
    if (opened !== undefined && opening === last && !isSpent && (await isAsBefore(opened.page, opening, mayLeave))) {
      if (canBeLeft(opening)) {
        await Promise.all([site.qa.reset({}), store(opened.page, opening)]);
        hasSent = false;
      }
      if (isByAddress(opening)) await opened.page.evaluate(goTo, await pathOf(opening));
      if (opening.afterwards !== undefined) await startTime(opened.page);
      return bringUp(opened.page, opening);
    }
    if (opened === undefined || opening.prepare !== undefined || last?.prepare !== undefined) {
      const before = opened;
      opened = await newPage(site, before, opening);
      opened.page.on('request', (request) => {
        hasSent ||= request.method() !== 'GET';
      });
      await before?.close();
    }
    last = opening;
    await load(opened.page, opening);
    return bringUp(opened.page, opening);
  };

  const load = async (on: Page, opening: SiteOpening): Promise<void> => {
    const { as, passwordDue = false } = opening;
    const interception = await interceptionOf(on);
    await Promise.all([on.unrouteAll({ behavior: 'ignoreErrors' }), interception.clear()]);
    await Promise.all([leave(on, opening, interception), isSeeded ? undefined : site.qa.reset({})]);
    isSeeded = false;
    const session =
      as === undefined ? {} : await site.qa.openSession({ username: as, passwordChangeRequired: passwordDue });
    await store(on, opening, session);
    for (const { letGo } of Object.values(elsewhere)) await letGo?.();
    for (const reins of Object.values(steering)) await reins.hold(on);
    await opening.given?.(on);
    hasSent = false;
    await on.goto(await pathOf(opening), { waitUntil: 'commit' });
    await opening.meanwhile?.(on);
    await on.waitForFunction(hasLearned, learnedIn(opening), { polling: 20 });
    if (opening.shows !== undefined) await on.waitForSelector(opening.shows, { state: 'attached' });
  };

  const store = async (
    on: Page,
    { stored = {}, kept = {}, cookies = {} }: SiteOpening,
    session: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    await on.context().clearCookies();
    await on.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url })));
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

/** Sent by another part of the site, straight to this machine of the page. */
export const toldTo = (machineId: string): Elsewhere => ({
  bring: (page, event) => tellMachine(page, HANDLE, machineId, event),
});

/** The types of the events that do not come from a view. */
export const elsewhereOf = ({ drivers }: { readonly drivers: Readonly<Record<string, unknown>> }): readonly string[] =>
  Object.keys(drivers).filter((type) => drivers[type] === 'elsewhere');

export const tell = (page: Page, machineId: string, event: AnyEvent): Promise<void> =>
  tellMachine(page, HANDLE, machineId, event);

/** `modal.language`, `resource.load`: another language is chosen, which has the words of the one before. */
export const chooseLanguage: Elsewhere = {
  bring: (page) => tell(page, 'locale', { type: 'locale.choose', language: 'CN' }),
};

/** `session.left`, `tabs.loggedOut`: the player logs out in another tab. */
export const leftInAnotherTab: Elsewhere = {
  bring: (page) =>
    page.evaluate(() => {
      const channel = new BroadcastChannel('statehouse');
      channel.postMessage('loggedOut');
      channel.close();
    }),
};

/** Where a machine of the page stands; null where none runs. */
export async function stateOf(page: Page, machineId: string): Promise<StateValue | null> {
  const { state } = await lookAt(page, HANDLE, machineId);
  return state?.status === 'active' ? state.value : null;
}

/** How long until the next timer of a machine of the page is due, ms; null where none is set. */
export async function dueIn(page: Page, machineId: string): Promise<number | null> {
  const { state } = await lookAt(page, HANDLE, machineId);
  const [next] = state?.timers ?? [];
  return state === null || next === undefined ? null : next.dueAt - state.now;
}

async function newPage(site: Site, before: OpenPage | undefined, { prepare }: SiteOpening): Promise<OpenPage> {
  const opened = await (before?.openTab(null) ??
    site.openPage({ viewport: 'desktop', lang: 'EN', path: null, hasClock: true }));
  const { page, allow } = opened;
  // A call that QA has fail is no trouble of the site.
  allow(/Failed to load resource|request: |there is no room/);
  await prepare?.(page);
  return opened;
}

/** Time stands still from here on, or from when the player has done his part. */
async function bringUp(page: Page, { send, tell: told, afterwards }: SiteOpening): Promise<Page> {
  if (afterwards === undefined) await stopTime(page, SOON_MS);
  if (send !== undefined) await tell(page, 'site', send);
  if (told !== undefined) await tell(page, ...told);
  if (afterwards === undefined) return page;
  await afterwards(page);
  await stopTime(page, SOON_MS);
  return page;
}

const pathOf = async ({ path = NOWHERE }: SiteOpening): Promise<string> => (typeof path === 'string' ? path : path());

/** Nothing more comes of what the page did so far. */
async function leave(page: Page, { path = NOWHERE }: SiteOpening, interception: Interception): Promise<void> {
  const isOfSite = await page.evaluate(() => {
    window.statehouse?.site.stop();
    return window.statehouse !== undefined && !('isBroken' in window);
  });
  // To another place of the same address the browser goes without loading anything.
  if (isOfSite && typeof path === 'string' && !path.includes('#')) return;
  await interception.add([BLANK], (request) => request.fulfill('<title>nothing</title>'));
  await page.goto(BLANK);
}

/** What the site says that has nothing to do with the flow is put away. */
export const closeWarnings = (page: Page): Promise<void> => page.evaluate(dismissWarnings);

/** The same for a flow that stands below the dialogs. */
export async function closeAll(page: Page): Promise<void> {
  await closeWarnings(page);
  await tell(page, 'modals', { type: 'modal.leave' });
}

/** Runs in the page. */
function dismissWarnings(): void {
  const snapshot = window.statehouse?.site.getSnapshot();
  const { dialogs }: Readonly<Record<string, AnyActorRef | undefined>> = snapshot?.children ?? {};
  while (dialogs?.getSnapshot().can({ type: 'dialogs.dismiss' })) dialogs.send({ type: 'dialogs.dismiss' });
}

/** Whether what is open can be left, and be opened again with the server as it was seeded. */
const canBeLeft = ({ as, given }: SiteOpening): boolean => as === undefined && given === undefined;

/** Whether nothing but its address brings the flow up, which the address of the site alone does not. */
const isByAddress = ({ send, tell: told, path = '/' }: SiteOpening): boolean =>
  send === undefined && told === undefined && path !== '/';

/** Runs in the page: goes to an address of the site as a link within it does, from the home page. */
function goTo(address: string): void {
  for (const place of ['/', address]) history.pushState(null, '', place);
}

/** Whether the site stands as the opening has found it, with nothing over it. What may be left is left first. */
async function isAsBefore(page: Page, opening: SiteOpening, mayLeave: boolean): Promise<boolean> {
  const { send, tell: told, as, path = NOWHERE, stays = false } = opening;
  const comesAgain = isByAddress(opening) ? mayLeave : send !== undefined || told !== undefined;
  if (stays || !comesAgain) return false;
  // Where the address brings it up, it is gone to again.
  const at = isByAddress(opening) ? null : path;
  return page.evaluate(
    ({ signedIn, leaves, at }) => {
      const snapshot = window.statehouse?.site.getSnapshot();
      const parts: Readonly<Record<string, AnyActorRef | undefined>> = snapshot?.children ?? {};
      if (leaves) parts.modals?.send({ type: 'modal.leave' });
      return (
        !('isBroken' in window) &&
        snapshot?.value === 'open' &&
        snapshot.context.hasToken === signedIn &&
        parts.modals?.getSnapshot().value === 'closed' &&
        parts.dialogs?.getSnapshot().can({ type: 'dialogs.dismiss' }) === false &&
        (at === null || location.pathname + location.search + location.hash === at)
      );
    },
    { signedIn: as !== undefined, leaves: mayLeave, at },
  );
}

/** Runs in the page. What was covered so far is kept. */
function fillStorages({ stored, kept }: Readonly<Record<'stored' | 'kept', Readonly<Record<string, string>>>>): void {
  const covered = sessionStorage.getItem('statehouse.coverage');
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  if (covered !== null) sessionStorage.setItem('statehouse.coverage', covered);
}

const learnedIn = ({ as, lacks = [] }: SiteOpening): readonly Learned[] =>
  (['whitelabel', 'country', ...(as === undefined ? [] : (['member'] as const))] as const).filter(
    (name) => !lacks.includes(name),
  );

/** Runs in the page: whether the site has started and has learned this. */
function hasLearned(names: readonly Learned[]): boolean {
  const snapshot = window.statehouse?.site.getSnapshot();
  return snapshot !== undefined && names.every((name) => snapshot.context[name] !== null);
}
