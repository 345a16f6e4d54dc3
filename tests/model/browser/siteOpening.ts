import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import type { EventObject } from 'xstate';
import type { Move } from '../../../src/inspection/step/move.ts';

/** How a flow of the real site opens. Every step is repeated for each opening. */
export interface SiteOpening {
  readonly name: string;
  /** Username of the session; none for a visitor. */
  readonly as?: string;
  /** Whether that session has to change its password first. */
  readonly passwordDue?: boolean;
  readonly path?: string | (() => Promise<string>);
  /** What the browser remembers: local storage, cookies, session storage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly kept?: Readonly<Record<string, string>>;
  /** Set up before the page loads: the merchant's settings, the server's answers. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** Done to the page before any code of the site loads; the site then gets a page of its own. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What the site must not have loaded yet when the flow opens. */
  readonly lacks?: readonly Learned[];
  /** Selector of what must be on screen before time stops, if the flow leaves no time for it. */
  readonly shows?: string;
  /** Done while the page loads. */
  readonly meanwhile?: (page: Page) => Promise<unknown>;
  /** Event to the site that opens the flow, as its header would send it. */
  readonly send?: AnyEvent;
  /** Event to a part of the site instead. */
  readonly tell?: readonly [machineId: string, event: AnyEvent];
  /** The player's next steps, with time still running. */
  readonly afterwards?: (page: Page) => Promise<unknown>;
  /** A walk changes the server for the next one: after a walk that sent anything, the server is reset to its seed. */
  readonly lasts?: boolean;
  /** The flow stays open on every page, so only a page load opens it anew. */
  readonly stays?: boolean;
  /** The first moves of a walk from here. */
  readonly way?: readonly Move[];
}

export type AnyEvent = EventObject & Readonly<Record<string, unknown>>;

/** What the site loads at its start, by its name in the context. */
export type Learned = 'whitelabel' | 'country' | 'member';

/** Where a flow without a page of its own opens: an unknown path, so that no page is drawn below it. */
export const NOWHERE = '/nowhere';

export const pathOf = async ({ path = NOWHERE }: SiteOpening): Promise<string> =>
  typeof path === 'string' ? path : path();

/** Whether the path alone opens the flow, and the home page does not. */
export const isByAddress = ({ send, tell, path = '/' }: SiteOpening): boolean =>
  send === undefined && tell === undefined && path !== '/';

/** Whether the flow can be opened again in the same page. */
export const comesUpAgain = (opening: SiteOpening): boolean =>
  opening.stays !== true && (isByAddress(opening) || opening.send !== undefined || opening.tell !== undefined);

/** Whether the page can be loaded in place: the browser does not reload for another hash of the same path. */
export const loadsWhereItIs = ({ path = NOWHERE }: SiteOpening): boolean =>
  typeof path === 'string' && !path.includes('#');

/** What opens the flow, from the same starting point. */
const BRINGS = ['name', 'send', 'tell', 'afterwards', 'way'] as const satisfies readonly (keyof SiteOpening)[];

/** Whether two openings differ only in what opens the flow. */
export function isOneGround(...openings: readonly [SiteOpening, SiteOpening]): boolean {
  const [one, other] = openings.map((opening) =>
    Object.fromEntries(Object.entries(opening).filter(([name]) => !BRINGS.some((bringing) => bringing === name))),
  );
  return isDeepStrictEqual(one, other);
}

export const learnedIn = ({ as, lacks = [] }: SiteOpening): readonly Learned[] =>
  (['whitelabel', 'country', ...(as === undefined ? [] : (['member'] as const))] as const).filter(
    (name) => !lacks.includes(name),
  );
