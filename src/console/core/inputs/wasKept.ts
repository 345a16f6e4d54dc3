import type { Recorder } from '../recorder.ts';

/** How deep in an event a text is searched. */
const DEEPEST = 4;

/** Whether an event after an entry carries this text, as kept: masked where it is a secret. Spaces and signs do not count. */
export function wasKept(text: string, { total, find }: Pick<Recorder, 'total' | 'find'>, from: number): boolean {
  if (text === '') return true;
  const wanted = bare(text);
  if (wanted === '') return false;
  for (let seq = from + 1; seq <= total; seq += 1) {
    const entry = find(seq);
    if (entry?.kind === 'event' && entry.origin === 'user' && holds(withoutType(entry.event), wanted, 0)) return true;
  }
  return false;
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const withoutType = ({ type: _, ...carried }: { readonly type: string }): object => carried;

function holds(value: unknown, wanted: string, depth: number): boolean {
  if (typeof value === 'string' || typeof value === 'number') return bare(String(value)) === wanted;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false;
  return Object.values(value).some((part) => holds(part, wanted, depth + 1));
}
