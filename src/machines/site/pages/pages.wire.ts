import { type AnyActorLogic, type AnyActorRef, enqueueActions, fromCallback, fromPromise } from 'xstate';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { isTrialAccount } from '../session/roles.ts';
import { type PageInput, pagesMachine } from './pages.machine.ts';

/** What runs beside the pages of a centre: AGENT-14, the enabled agent pages; MEMBER-19, the count of rewards to claim. */
export type Beside = 'features' | 'missionCount';

/** Code of the pages, loaded on first use. */
export interface PageLibrary {
  /** Loads machine and view of a page; false if there is none. Rejects if the chunk fails. */
  load(page: string): Promise<boolean>;
  /** Machine of a loaded page. */
  logicOf(page: string): AnyActorLogic;
  /** Machine that runs beside the pages; present once a page was loaded or found missing. */
  besideOf(name: Beside): AnyActorLogic;
}

export interface PagesDeps {
  readonly pages: PageLibrary;
  readonly watchLocation: (moved: (path: string, query: string) => void) => () => void;
  /** Calls back when the network returns; returns the unsubscribe function. */
  readonly watchNetwork: (back: () => void) => () => void;
  /** Unique. */
  readonly randomKey: () => string;
  /** Calls back with the language, now and on change; returns the unsubscribe function. */
  readonly watchLanguage: (shown: (language: LanguageCode) => void) => () => void;
}

interface PagesParts extends PagesDeps {
  /** The page of a path; null if it has none here. */
  readonly pageOf: (path: string) => string | null;
  /** Whether the menus of the centres are needed (AGENT-14). */
  readonly hasFeatures: boolean;
}

export const wirePages = ({
  pages,
  watchLocation,
  watchNetwork,
  watchLanguage,
  randomKey,
  pageOf,
  hasFeatures,
}: PagesParts) =>
  pagesMachine.provide({
    actors: {
      loadPage: fromPromise<boolean, { page: string }>(({ input }) => pages.load(input.page)),
      surroundings: fromCallback(({ sendBack }) => {
        const leaveLanguage = watchLanguage((language) => sendBack({ type: 'page.language', language }));
        const leavePlace = watchLocation((path, query) =>
          sendBack({ type: 'page.changed', page: pageOf(path), address: path + query }),
        );
        const leaveNetwork = watchNetwork(() => sendBack({ type: 'page.retry' }));
        return () => {
          leaveNetwork();
          leaveLanguage();
          leavePlace();
        };
      }),
    },
    actions: {
      askFeatures: enqueueActions(({ enqueue, self }) => {
        if (!hasFeatures) return;
        const known = (self.getSnapshot().children as Readonly<Record<string, AnyActorRef | undefined>>).features;
        // A failed load is not cached, so that Retry works.
        if (known) enqueue.sendTo(known, { type: 'resource.retry' });
        else
          enqueue.spawnChild(
            pages.besideOf('features') as never,
            { id: 'features', input: { call: { request: {} } } } as never,
          );
      }),
      countMissions: enqueueActions(({ enqueue, self, context: { isAgent } }) => {
        if (!hasFeatures || isTrialAccount(isAgent)) return;
        const known = (self.getSnapshot().children as Readonly<Record<string, AnyActorRef | undefined>>).missionCount;
        const call = { request: {} };
        if (known) enqueue.sendTo(known, { type: 'resource.load', call });
        else
          enqueue.spawnChild(pages.besideOf('missionCount') as never, { id: 'missionCount', input: { call } } as never);
      }),
      startPage: enqueueActions(({ enqueue }, { page, language, address }) => {
        const input: PageInput = { language, keySeed: randomKey(), address };
        enqueue.spawnChild(pages.logicOf(page) as never, { id: 'page', input } as never);
      }),
    },
  });
