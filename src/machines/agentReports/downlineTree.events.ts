import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

/** What an agent does with a direct downline, from its row. */
const downlineAct = z.enum(['rate', 'transfer']);
export type DownlineAct = z.infer<typeof downlineAct>;

export const downlineTreeEvents = defineEvents({
  'downlineTree.retry': emptyPayload,
  'downlineTree.act': z.object({ act: downlineAct, id: visible(z.string()) }),
});
