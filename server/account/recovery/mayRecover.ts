import type { member } from '../../database/schema.ts';
import { TRIAL } from '../../site/session/admit.ts';

/** Whether an account can recover its password: not staff (they ask the operator) and not trials. */
export const mayRecover = ({ kind, isAgent }: Pick<typeof member.$inferSelect, 'kind' | 'isAgent'>): boolean =>
  kind === 'member' && isAgent !== TRIAL;
