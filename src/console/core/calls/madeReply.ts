import { brokenReplies } from './brokenReplies.ts';
import type { Fault } from './fault.ts';
import type { ReplyShape, WatchedCall } from './watchedCall.ts';

/** A reply of the console's own making. */
export interface MadeReply {
  readonly status: number;
  readonly text: string;
}

/** What the site gets in the server's place; null for faults that make no reply. `value` is one that the call has had, if it had. */
export function madeReply(call: WatchedCall, shape: ReplyShape, fault: Fault, value: unknown): MadeReply | null {
  switch (fault.kind) {
    case 'status':
      return { status: fault.status, text: '' };
    case 'refuse': {
      const { status, body } = shape.refusal(fault.code);
      return { status, text: JSON.stringify(body) };
    }
    case 'break': {
      const isNamed = ({ name }: { readonly name: string }) => name === fault.name;
      // An empty list has no item to break: then one that was made from the schema is broken instead.
      const own = value === undefined ? undefined : brokenReplies(call, shape, value).find(isNamed);
      const broken = own ?? brokenReplies(call, shape).find(isNamed);
      if (!broken) throw new Error(`${call.id} has no broken reply "${fault.name}"`);
      return { status: 200, text: broken.text };
    }
    default:
      return null;
  }
}

export const responseOf = ({ status, text }: MadeReply): Response =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });
