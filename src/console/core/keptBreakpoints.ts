import { type Breakpoint, type Breakpoints, breakpointSchema } from './breakpoints.ts';

const NAME = 'statehouse.console.breakpoints';

/**
 * Sets what was remembered from the last visit, and remembers from now on. What cannot be read is left out; a browser
 * that keeps nothing forgets them, and that is all.
 */
export function keepBreakpoints(
  breakpoints: Pick<Breakpoints, 'list' | 'set' | 'subscribe'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  for (const breakpoint of readFrom(storage)) {
    try {
      breakpoints.set(breakpoint);
    } catch {}
  }
  let kept = '';
  breakpoints.subscribe(() => {
    const text = JSON.stringify(breakpoints.list());
    if (text === kept) return;
    kept = text;
    try {
      storage.setItem(NAME, text);
    } catch {}
  });
}

function readFrom(storage: Pick<Storage, 'getItem'>): readonly Breakpoint[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(NAME) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.flatMap((one) => breakpointSchema.safeParse(one).data ?? []);
  } catch {
    return [];
  }
}
