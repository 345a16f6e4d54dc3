import { useSelector } from '@xstate/react';
import type { Site } from '../../site/shell/site.ts';

/** The balance actor of the signed-in member, and whether amounts are hidden (HEADER-32). */
export function useBalance(site: Site) {
  const session = useSelector(site, ({ children }) => children.session);
  const balance = useSelector(session, (state) => state?.children.balance);
  const hidden = useSelector(balance, (state) => state?.matches({ mask: 'hidden' }) ?? false);
  return { balance, hidden };
}
