import type { Mask } from '../mask.ts';
import { jsonIn, noJson } from './bodyText.ts';
import { maskBySchema } from './maskBySchema.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import type { ReplyShape, WatchedCall } from './watchedCall.ts';

/** Masked reply and its verdict: a success by its schema, or a listed refusal. */
export function replyRead(
  call: Pick<WatchedCall, 'value' | 'refusals'>,
  shape: ReplyShape,
  reply: { readonly status: number; readonly text: string },
  mask: Mask,
): { readonly reply: unknown; readonly replyVerdict: Verdict } {
  const body = jsonIn(reply.text);
  if (body === undefined) return { reply: noJson(reply.text), replyVerdict: wrong('not JSON') };
  const schema = shape.success(call.value);
  const code = shape.refusalIn(body);
  const shown = mask(maskBySchema(schema, body));
  if (code !== null) {
    const isListed = call.refusals.includes(code);
    return {
      reply: shown,
      replyVerdict: isListed ? { kind: 'refused', code } : wrong(`unlisted refusal ${code}`),
    };
  }
  const verdict = verdictOf(schema, body);
  const isError = verdict.kind === 'fits' && reply.status >= 300;
  return { reply: shown, replyVerdict: isError ? wrong(`success with HTTP ${reply.status}`) : verdict };
}

const wrong = (says: string): Verdict => ({ kind: 'wrong', fields: [{ path: '', says }] });
