import type { AnyActorRef } from 'xstate';
import type { Site } from '../../src/ui/shell/site.ts';

/** A site that has only these parts, for the views that ask the site for theirs. */
export function siteWith(children: Readonly<Record<string, AnyActorRef>>): Site {
  const snapshot = { children };
  const site = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) };
  return site as unknown as Site;
}
