import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import type { EventObject } from 'xstate';
import type { Move } from '../../../src/inspection/step/move.ts';

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

export type AnyEvent = EventObject & Readonly<Record<string, unknown>>;

/** What the site learns at its start, as its context calls it. */
export type Learned = 'whitelabel' | 'country' | 'member';

/** Where a flow comes up that no page is about: an address that nothing is at, so that no page has to be drawn below it. */
export const NOWHERE = '/nowhere';

export const pathOf = async ({ path = NOWHERE }: SiteOpening): Promise<string> =>
  typeof path === 'string' ? path : path();

/** Whether nothing but its address brings the flow up, which the address of the site alone does not. */
export const isByAddress = ({ send, tell, path = '/' }: SiteOpening): boolean =>
  send === undefined && tell === undefined && path !== '/';

/** Whether the flow can be brought up in a page that has it no longer. */
export const comesUpAgain = (opening: SiteOpening): boolean =>
  opening.stays !== true && (isByAddress(opening) || opening.send !== undefined || opening.tell !== undefined);

/** Whether the page may be loaded at once where it is: to another place of the same address a browser goes without. */
export const loadsWhereItIs = ({ path = NOWHERE }: SiteOpening): boolean =>
  typeof path === 'string' && !path.includes('#');

/** What brings the flow up, where all else is as it was. */
const BRINGS = ['name', 'send', 'tell', 'afterwards', 'way'] as const satisfies readonly (keyof SiteOpening)[];

/** Whether two openings differ in nothing but what brings the flow up. */
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
