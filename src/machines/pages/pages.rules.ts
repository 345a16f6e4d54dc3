import type { IsAgent } from '../../api/contract/member.ts';
import { mayOpenAgentCentre, mayOpenMemberCentre } from '../session/roles.ts';

const ADDRESS = /^\/((?:member|agent)\/\w+|pointMall)$/;

const GAME_ADDRESS = /^\/(?:game|seamless)(?:\/[a-z0-9-]{2,32})?(?:\?.*)?$/;

/** ROUTE-26, 31: addresses of the page that plays a game. */
export const isGamePath = (path: string): boolean => GAME_ADDRESS.test(path);

/**
 * MEMBER-04, AGENT-02: the page that a centre opens with. For agents the specification names the team overview
 * (`agent/agentTeamOverview`); until that is built, it is the first page of the menu that is. A test holds this true.
 */
const DEFAULTS: Readonly<Record<string, string>> = {
  '/member': 'member/securityCenter',
  '/agent': 'agent/transferDownline',
};

/** The page of an address, such as `member/transferFund`; null if it has no flow. */
export const pageOf = (path: string): string | null =>
  isGamePath(path) ? 'game' : (DEFAULTS[path] ?? ADDRESS.exec(path)?.[1] ?? null);

/** ROUTE-13, 17…21, decision S2, SCREEN-03, 04: addresses of the lobby. */
const LOBBY_ADDRESS = /^\/(?:rng|live|fish|pvp|sports|esports|search|favourites|games(?:\/[a-z]+)?)$/;

/** ROUTE-10…12. */
const LOTTERY_ADDRESS = /^\/(?:lottery|Vnlottery|elott)$/;

/** The page of an address that is open to everybody; null if there is none. */
export const publicPageOf = (path: string): string | null =>
  LOTTERY_ADDRESS.test(path) ? 'lottery' : LOBBY_ADDRESS.test(path) ? 'lobby' : null;

/** ROLE-13, 14: who may open a page. Games are open to trials too (GAME-26). */
export function isOpenTo(isAgent: IsAgent, page: string): boolean {
  if (page === 'game' || page === 'lobby' || page === 'lottery') return true;
  return page.startsWith('agent/') ? mayOpenAgentCentre(isAgent) : mayOpenMemberCentre(true, isAgent);
}
