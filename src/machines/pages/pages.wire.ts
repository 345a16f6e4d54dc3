import { type AnyActorLogic, enqueueActions, fromCallback, fromPromise } from 'xstate';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type PageInput, pagesMachine } from './pages.machine.ts';
import { pageOf } from './pages.rules.ts';

/** The code of the pages, loaded when first needed. */
export interface PageLibrary {
  /** Fetches machine and view of a page; false where there is no such page. Rejects when the chunk cannot be had. */
  load(page: string): Promise<boolean>;
  /** The machine of a loaded page. */
  logicOf(page: string): AnyActorLogic;
}

export interface PagesDeps {
  readonly pages: PageLibrary;
  readonly watchPlace: (moved: (path: string) => void) => () => void;
  /** Never the same twice. */
  readonly randomKey: () => string;
  /** Tells the language on screen, now and whenever it changes. Returns how to stop. */
  readonly watchLanguage: (shown: (language: LanguageCode) => void) => () => void;
}

export const wirePages = ({ pages, watchPlace, watchLanguage, randomKey }: PagesDeps) =>
  pagesMachine.provide({
    actors: {
      loadPage: fromPromise<boolean, { page: string }>(({ input }) => pages.load(input.page)),
      surroundings: fromCallback(({ sendBack }) => {
        const leaveLanguage = watchLanguage((language) => sendBack({ type: 'page.language', language }));
        const leavePlace = watchPlace((path) => sendBack({ type: 'page.at', page: pageOf(path) }));
        return () => {
          leaveLanguage();
          leavePlace();
        };
      }),
    },
    actions: {
      startPage: enqueueActions(({ enqueue }, { page, language }) => {
        const input: PageInput = { language, keySeed: randomKey() };
        enqueue.spawnChild(pages.logicOf(page) as never, { id: 'page', input } as never);
      }),
    },
  });
