import type { AnyActorRef } from 'xstate';
import type { MemberInfo } from '../../src/api/contract/member.ts';
import type { Site } from '../../src/ui/shell/site.ts';

/** A site that has only these parts and this member, for the views that ask the site for theirs. */
export function siteWith(children: Readonly<Record<string, AnyActorRef>>, member: MemberInfo | null = null): Site {
  const snapshot = { children, context: { member } };
  const site = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) };
  return site as unknown as Site;
}
