import type { AnyActorRef } from 'xstate';
import type { MemberInfo } from '../../src/api/contract/account/member.ts';
import type { Site } from '../../src/ui/site/shell/site.ts';

/** A site with only these parts and this member, for views that read them from the site. */
export function siteWith(children: Readonly<Record<string, AnyActorRef>>, member: MemberInfo | null = null): Site {
  const snapshot = { children, context: { member } };
  const site = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) };
  return site as unknown as Site;
}
