import type { CallRecord } from '../../core/calls/callRecord.ts';
import { actorName } from '../../core/words.ts';

/** Who made a call: parent and actor; empty for the page itself. */
export const callerName = ({ caller }: CallRecord): string =>
  [caller?.parent, caller].flatMap((actor) => (actor ? [actorName(actor)] : [])).join('/');
