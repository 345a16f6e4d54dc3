import { uploadsProblem } from '../../src/api/contract/rules/uploads.ts';
import type { ServerDeps } from '../deps.ts';
import { personKey } from '../limits/limitKey.ts';
import { Refusal } from '../refusal.ts';
import { type RedrawnImage, redrawImage } from './redrawImage.ts';

/** Requests with images of one member; more would only fill the queue of the decoder. */
const UPLOADS = { limit: 20, windowMs: 60 * 60_000 };

/**
 * Redraws a member's pictures, at most three, before any transaction.
 * @throws {Refusal} PROOF_UNREADABLE for too many, too large, or not an image; TOO_MANY_REQUESTS.
 */
export async function redrawUploads(
  { limits }: Pick<ServerDeps, 'limits'>,
  memberId: string,
  files: readonly File[],
): Promise<readonly RedrawnImage[]> {
  if (files.length === 0) return [];
  if (uploadsProblem(files.map(({ size }) => ({ type: 'image/png', bytes: size }))))
    throw new Refusal('PROOF_UNREADABLE');
  const { ok, waitSeconds } = await limits.take(personKey('upload', memberId), UPLOADS);
  if (!ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
  const images: RedrawnImage[] = [];
  for (const file of files) {
    const image = await redrawImage(Buffer.from(await file.arrayBuffer()));
    if (!image) throw new Refusal('PROOF_UNREADABLE');
    images.push(image);
  }
  return images;
}
