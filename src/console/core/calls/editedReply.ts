import type { Mask } from '../mask.ts';
import { jsonIn } from './bodyText.ts';
import { maskBySchema, unmask } from './maskBySchema.ts';
import type { ReplyShape, WatchedCall } from './watchedCall.ts';

/** A reply as people edit it: JSON over several lines, its secrets masked. A text that is no JSON stays as it is. */
export function maskedText(call: WatchedCall, shape: ReplyShape, text: string, mask: Mask): string {
  const body = jsonIn(text);
  return body === undefined ? text : JSON.stringify(masked(call, shape, body, mask), null, 2);
}

/** The edited text as the site gets it: what still reads as it was masked is what the server sent. */
export function unmaskedText(
  call: WatchedCall,
  shape: ReplyShape,
  { text, sent }: { readonly text: string; readonly sent: string | null },
  mask: Mask,
): string {
  const edited = jsonIn(text);
  const original = sent === null ? undefined : jsonIn(sent);
  if (edited === undefined || original === undefined) return text;
  return JSON.stringify(unmask(edited, masked(call, shape, original, mask), original));
}

const masked = (call: WatchedCall, shape: ReplyShape, body: unknown, mask: Mask): unknown =>
  mask(maskBySchema(shape.success(call.value), body));
