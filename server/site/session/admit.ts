import type { member } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';

const agents = new Set([1, 2, 41, 42]);
/** ROLE-17: trial account. */
export const TRIAL = 4;

/** Whether `isAgent` opens the agent area (ROLE-14, 15). */
export const isAgentMember = (isAgent: number): boolean => agents.has(isAgent);

/**
 * Checks the role of an account after its secret was verified.
 * @throws {Refusal} NOT_A_MEMBER (LOGIN-32), NOT_AN_AGENT, NON_AGENT_LOGIN (LOGIN-31, ERR-08).
 */
export function checkAccountKind(
  account: Pick<typeof member.$inferSelect, 'kind' | 'isAgent'>,
  area: 'site' | 'agent',
): void {
  if (account.kind !== 'member') throw new Refusal('NOT_A_MEMBER');
  if (area === 'site' || isAgentMember(account.isAgent)) return;
  throw new Refusal(account.isAgent === TRIAL ? 'NOT_AN_AGENT' : 'NON_AGENT_LOGIN');
}
