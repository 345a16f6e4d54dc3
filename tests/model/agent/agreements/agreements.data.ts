import { active } from '../agreement/agreement.spec.ts';

/** An agreement that the agent has given. */
export const given = {
  ...active,
  id: '6d0cf8e2-0000-4000-8000-000000000002',
  own: 'upline' as const,
  downline: { username: 'nok', nickname: 'Nok' },
};
