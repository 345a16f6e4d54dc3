import { type AnyActorLogic, type AnyActorRef, enqueueActions, fromCallback, fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type PageInput, pagesMachine } from './pages.machine.ts';
import { pageOf } from './pages.rules.ts';

/** The code of the pages, loaded when first needed. */
export interface PageLibrary {
  /** Fetches machine and view of a page; false where there is no such page. Rejects when the chunk cannot be had. */
  load(page: string): Promise<boolean>;
  /** The machine of a loaded page. */
  logicOf(page: string): AnyActorLogic;
  /** AGENT-14: what asks which pages of agents are on; there once a page was loaded, or found missing. */
  features(api: ApiClient): AnyActorLogic;
}

export interface PagesDeps {
  readonly api: ApiClient;
  readonly pages: PageLibrary;
  readonly watchPlace: (moved: (path: string) => void) => () => void;
  /** Tells whenever the network comes back. Returns how to stop. */
  readonly watchNetwork: (back: () => void) => () => void;
  /** Never the same twice. */
  readonly randomKey: () => string;
  /** Tells the language on screen, now and whenever it changes. Returns how to stop. */
  readonly watchLanguage: (shown: (language: LanguageCode) => void) => () => void;
}

export const wirePages = ({ api, pages, watchPlace, watchNetwork, watchLanguage, randomKey }: PagesDeps) =>
  pagesMachine.provide({
    actors: {
      loadPage: fromPromise<boolean, { page: string }>(({ input }) => pages.load(input.page)),
      surroundings: fromCallback(({ sendBack }) => {
        const leaveLanguage = watchLanguage((language) => sendBack({ type: 'page.language', language }));
        const leavePlace = watchPlace((path) => sendBack({ type: 'page.at', page: pageOf(path) }));
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
        const known = (self.getSnapshot().children as Readonly<Record<string, AnyActorRef | undefined>>).features;
        // Where it failed it is asked again; else a retry is nothing.
        if (known) enqueue.sendTo(known, { type: 'resource.retry' });
        else
          enqueue.spawnChild(
            pages.features(api) as never,
            { id: 'features', input: { call: { request: {} } } } as never,
          );
      }),
      startPage: enqueueActions(({ enqueue }, { page, language }) => {
        const input: PageInput = { language, keySeed: randomKey() };
        enqueue.spawnChild(pages.logicOf(page) as never, { id: 'page', input } as never);
      }),
    },
  });
