import type { Problem } from './problem.ts';

/** An image that a form holds and has not sent. */
export interface Upload {
  /** The media type, as the browser tells it; the server looks into the file. */
  readonly type: string;
  readonly bytes: number;
}

const TYPES: readonly string[] = ['image/png', 'image/jpeg'];
export const MOST_IMAGES = 3;
const MOST_MEGABYTES = 5;
/** The larger of the two units that systems show as MB: what is shown as 5 MB passes. */
const MEGABYTE = 1024 * 1024;
export const MOST_IMAGE_BYTES = MOST_MEGABYTES * MEGABYTE;

/** PROMO-08…10, ERR-34…36: what is wrong with images that go with a form, or null. */
export function uploadsProblem(uploads: readonly Upload[]): Problem | null {
  if (uploads.length > MOST_IMAGES) return { kind: 'tooManyFiles', most: MOST_IMAGES };
  if (uploads.some(({ type }) => !TYPES.includes(type))) return { kind: 'badType' };
  if (uploads.some(({ bytes }) => bytes > MOST_IMAGE_BYTES)) return { kind: 'tooBig', megabytes: MOST_MEGABYTES };
  return null;
}

/** ERR-33: whoever says that something was not received shows it. */
export const proofProblem = (uploads: readonly Upload[]): Problem | null =>
  uploads.length === 0 ? { kind: 'noProof' } : uploadsProblem(uploads);
