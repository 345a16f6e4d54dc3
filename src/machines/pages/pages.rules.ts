import type { IsAgent } from '../../api/contract/member.ts';
import { mayOpenAgentCentre, mayOpenMemberCentre } from '../session/roles.ts';

const ADDRESS = /^\/((?:member|agent)\/\w+|pointMall)$/;

/** MEMBER-04, AGENT-02: what a centre shows where the address names it alone. */
const DEFAULTS: Readonly<Record<string, string>> = {
  '/member': 'member/securityCenter',
  '/agent': 'agent/agentTeamOverview',
};

/** The page with a flow of its own that an address names, as `member/transferFund`; null for all others. */
export const pageOf = (path: string): string | null => DEFAULTS[path] ?? ADDRESS.exec(path)?.[1] ?? null;

/** ROLE-13, 14: to whom a page opens. */
export const isOpenTo = (isAgent: IsAgent, page: string): boolean =>
  page.startsWith('agent/') ? mayOpenAgentCentre(isAgent) : mayOpenMemberCentre(true, isAgent);
