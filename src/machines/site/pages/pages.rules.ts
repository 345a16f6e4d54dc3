import type { IsAgent } from '../../../api/contract/account/member.ts';
import { mayOpenAgentCentre, mayOpenMemberCentre } from '../session/roles.ts';

const ADDRESS = /^\/((?:member|agent)\/\w+|pointMall)$/;

const GAME_ADDRESS = /^\/(?:game|seamless)(?:\/([a-z0-9-]{2,32}))?(?:\?.*)?$/;

/** ROUTE-26, 31: addresses of the page that plays a game. */
export const isGamePath = (path: string): boolean => GAME_ADDRESS.test(path);

/** The game of an address such as `/game/lantern-night`; null if it names none. */
export const gameOfAddress = (address: string): string | null => GAME_ADDRESS.exec(address)?.[1] ?? null;

/** MEMBER-04, AGENT-02: the page that a centre opens with. */
const DEFAULTS: Readonly<Record<string, string>> = {
  '/member': 'member/securityCenter',
  '/agent': 'agent/agentTeamOverview',
};

/** The page of an address, such as `member/transferFund`; null if it has no flow. */
export const pageOf = (path: string): string | null =>
  isGamePath(path) ? 'game' : (DEFAULTS[path] ?? ADDRESS.exec(path)?.[1] ?? null);

/** ROUTE-13, 17…21, decision S2, SCREEN-03, 04: addresses of the lobby. */
const LOBBY_ADDRESS = /^\/(?:rng|live|fish|pvp|sports|esports|favourites|games(?:\/[a-z]+)?)$/;

/** ROUTE-10…12. */
const LOTTERY_ADDRESS = /^\/(?:lottery|Vnlottery|elott)$/;

/** ROUTE-08. */
const VIP_ADDRESS = '/vip';

/** ROUTE-24, 25, 29, 30, decision S2. */
const OPEN_PAGES: Readonly<Record<string, string>> = {
  '/promotions': 'promotions',
  '/promoDetail': 'promoDetail',
  '/join': 'join',
  '/search': 'search',
  '/about': 'about',
  '/down': 'down',
  '/download': 'down',
};

/** SCREEN-02: addresses of the news. */
const NEWS_ADDRESS = /^\/news(?:\/[\w-]{1,64})?$/;

/** ROUTE-27, 28, decision S2, SUPPORT-05: addresses of help. */
const HELP_ADDRESS = /^\/(?:help|helpmc)(?:\/[a-z0-9-]{1,40})?$|^\/support$/;

/** ROUTE-28: pages without header, side bar and footer. */
export const isBarePath = (path: string): boolean => /^\/(?:helpmc(?:\/|$)|support$)/.test(path);

/** The page of an address that is open to everybody; null if there is none. */
export function publicPageOf(path: string): string | null {
  if (path === VIP_ADDRESS) return 'vip';
  if (HELP_ADDRESS.test(path)) return 'help';
  if (NEWS_ADDRESS.test(path)) return 'news';
  const open = OPEN_PAGES[path];
  if (open !== undefined) return open;
  if (LOTTERY_ADDRESS.test(path)) return 'lottery';
  return LOBBY_ADDRESS.test(path) ? 'lobby' : null;
}

/** Whether a page lists games. */
export const listsGames = (page: string | null): boolean => page === 'lobby' || page === 'lottery';

/** ROLE-13, 14: who may open a page. Games are open to trials too (GAME-26). */
export function isOpenTo(isAgent: IsAgent, page: string): boolean {
  if (
    page === 'game' ||
    page === 'vip' ||
    page === 'help' ||
    page === 'news' ||
    Object.values(OPEN_PAGES).includes(page) ||
    listsGames(page)
  )
    return true;
  return page.startsWith('agent/') ? mayOpenAgentCentre(isAgent) : mayOpenMemberCentre(true, isAgent);
}
