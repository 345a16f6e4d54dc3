import * as z from 'zod/mini';
import { visible } from '../../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../../support/events.ts';

/** What an agent does with a direct downline, from its row. */
const downlineAct = z.enum(['rate', 'transfer']);
export type DownlineAct = z.infer<typeof downlineAct>;

/** The member whose downlines are meant; empty for the agent. */
const under = z.object({ under: visible(z.string()) });

export const downlineTreeEvents = defineEvents({
  'downlineTree.type': z.object({ value: visible(z.string()) }),
  'downlineTree.search': emptyPayload,
  'downlineTree.refresh': emptyPayload,
  /** Opens what is below a member, or closes it. */
  'downlineTree.toggle': under,
  /** The next downlines of a member. */
  'downlineTree.more': under,
  'downlineTree.retry': under,
  'downlineTree.act': z.object({ act: downlineAct, id: visible(z.string()) }),
});
