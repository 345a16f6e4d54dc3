import type { AnyActorRef } from 'xstate';
import { answersOf } from '../console/core/branch.ts';
import { keepFaults } from '../console/core/calls/faultSets.ts';
import { isLink } from '../console/core/capsule/link.ts';
import { type Console, createConsole } from '../console/core/console.ts';
import { keepBreakpoints } from '../console/core/keptBreakpoints.ts';
import { createRecording } from '../console/core/recording.ts';
import type { Replaying } from '../console/panels/panelOptions.ts';
import { pageInspector } from '../inspection/pageInspector.ts';
import { createVirtualClock } from '../inspection/virtualClock.ts';
import { allEvents } from './allEvents.ts';
import { type Branch, branchHere, branchOff, followBranch } from './branch.ts';
import { generatedOutcomes } from './madeOutcomes.ts';
import { quietChannel } from './quietChannel.ts';
import { secretsOfSite } from './secrets.ts';
import { createServerControls, statuses } from './serverDoors.ts';
import { storageReads } from './storageReads.ts';
import { callerOf, replyShape, watchedCalls } from './watchedCalls.ts';
import type { WatchedRoot } from './watchedRoot.ts';

/**
 * What a page for QA has and a player's has not: an inspector, a clock that can be steered, a fetch that can be made to
 * fail, and the console. It is made before the root, which is shown to it before it starts. What actors have set outside
 * of them is brought in line with the moment on the screens by `showOutside`. Tests that drive a page keep the dock out of
 * their way: `window.consoleIsHidden`.
 */
export function openConsole(root: WatchedRoot, showOutside: (actor: AnyActorRef, isPast: boolean) => void) {
  const fetch = globalThis.fetch.bind(globalThis);
  const link = takeLink();
  const branch = branchHere(root);
  if (branch !== null) quietChannel(branch.capsule);
  const inspector = pageInspector();
  const clock = createVirtualClock();
  const told = {
    calls: watchedCalls,
    shape: replyShape,
    callerOf,
    secrets: secretsOfSite(),
    reads: storageReads,
  };
  const recording = createRecording({ inspector, clock, ...told }, reportError);
  if (branch !== null) recording.tap.answerWith(answersOf(branch.capsule));
  let isSteered = branch !== null;
  return {
    /** Whether what the server says may be replaced from the start: by a recording, or by a fault that was kept. */
    isSteered: (): boolean => isSteered,
    inspect: inspector.inspect,
    clock,
    show: (actor: AnyActorRef): void => {
      const doors = createServerControls(fetch);
      const core = createConsole({
        root: actor,
        inspector,
        recording,
        coverage: inspector.coverage,
        clock,
        events: allEvents,
        ownEvents: root.ownEvents,
        inView: root.inView,
        outcomes: generatedOutcomes,
        doors,
        onError: reportError,
        onShown: (isPast) => showOutside(actor, isPast),
        pageNames: { settings: SETTINGS, token: root.token },
      });
      keepBreakpoints(core.breakpoints, localStorage);
      // A replay is answered by its recording.
      if (branch === null) keepFaults(core.tap.faults, sessionStorage);
      isSteered ||= core.tap.faults.read().length > 0;
      inspector.show(actor);
      window.siteConsole = core;
      if (window.consoleIsHidden !== true) void mount(root, core, link, branch).catch(reportError);
      if (branch !== null) void followBranch(root, core, branch).catch(reportError);
    },
  };
}

/** What a visitor has chosen, as the site keeps it. */
const SETTINGS = ['lang', 'theme'] as const;

async function mount(root: WatchedRoot, core: Console, link: string | null, branch: Branch | null): Promise<void> {
  const [{ mountConsole }, { layouts }] = await Promise.all([
    import('../console/panels/mount.tsx'),
    import('virtual:chart-layouts'),
  ]);
  mountConsole(core, {
    statuses,
    layouts,
    replaying: () => replaying(root),
    window: '/console',
    onBranch: (seq) => {
      try {
        branchOff(root, core.capsule(seq), 'continue');
      } catch (error) {
        reportError(error);
      }
    },
    onWatch: (capsule) => branchOff(root, capsule, 'watch'),
    timeZone: { name: 'GMT+8', offset: 8 * 3_600_000 },
    ...(link === null ? {} : { link }),
    ...(branch === null ? {} : { branch: branch.notice }),
  });
}

async function replaying({ replay, options, journey }: WatchedRoot): Promise<Replaying> {
  return { ...(await replay()), paths: { capsule: '../../src/console/core/capsule', options }, journey };
}

/** The address with its capsule, which nobody else is to see in it: the fragment is a way into some forms. */
function takeLink(): string | null {
  const { href, pathname, search } = location;
  if (!isLink(href)) return null;
  history.replaceState(history.state, '', pathname + search);
  return href;
}

declare global {
  interface Window {
    /** The console for scripts: the same commands as on its buttons. */
    siteConsole?: ReturnType<typeof createConsole>;
    /** Set before the page loads, it keeps the dock away. */
    consoleIsHidden?: boolean;
  }
}
