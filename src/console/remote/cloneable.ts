import { plainOf } from '../core/capsule/plain.ts';

/** A value as it can be sent to another page: plain data, without functions at any place. */
export function cloneable(value: unknown): unknown {
  const text = JSON.stringify(plainOf(value)) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
}
