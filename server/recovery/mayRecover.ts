import type { member } from '../database/schema.ts';
import { TRIAL } from '../session/admit.ts';

/** Whether an account may set its password without the old one: staff ask the operator, and a trial has none to set. */
export const mayRecover = ({ kind, isAgent }: Pick<typeof member.$inferSelect, 'kind' | 'isAgent'>): boolean =>
  kind === 'member' && isAgent !== TRIAL;
