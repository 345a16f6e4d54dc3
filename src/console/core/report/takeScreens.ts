import type { Console } from '../console.ts';
import { pastAt } from '../past.ts';
import type { Reading } from '../viewed.ts';
import { snapshotPage } from './snapshotPage.ts';

/** What the page showed right after an entry. */
export interface Screen {
  readonly seq: number;
  readonly at: number;
  /** The page as HTML without scripts. */
  readonly html: string;
}

/**
 * Shows moments on the real screens, one after another, and does something at each; then everything is as it was before.
 * The past is drawn from what the recorder has kept, so that no secret is on the screens.
 */
export async function atMoments<T>(
  core: Console,
  seqs: readonly number[],
  see: (seq: number) => T,
): Promise<readonly T[]> {
  const before = core.looking();
  const seen: T[] = [];
  try {
    for (const seq of seqs) {
      core.lookBack(seq);
      await drawn();
      seen.push(see(seq));
    }
  } finally {
    if (before !== null) core.lookBack(before);
    else core.live();
  }
  return seen;
}

export function takeScreens(core: Console, seqs: readonly number[], page: Document): Promise<readonly Screen[]> {
  const hide = core.hiding();
  return atMoments(core, seqs, (seq) => {
    const kept = textsKept(core.recorder, seq);
    const html = snapshotPage(page, { hide, isKept: (value) => value === '' || kept.has(bare(value)) });
    return { seq, at: core.recorder.find(seq)?.at ?? core.clock.now(), html };
  });
}

/** A page that is not on the screen is not painted. */
const LONGEST_WAIT_MS = 200;

async function drawn(): Promise<void> {
  for (const _ of ['drawn', 'shown']) {
    await new Promise<void>((go) => {
      requestAnimationFrame(() => go());
      setTimeout(go, LONGEST_WAIT_MS);
    });
  }
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Every text that the actors held then, as the recorder has kept it. */
function textsKept(recorder: Reading, seq: number): ReadonlySet<string> {
  const texts = new Set<string>();
  const seen = new Set<object>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') texts.add(bare(String(value)));
    if (typeof value !== 'object' || value === null || seen.has(value) || 'sessionId' in value) return;
    seen.add(value);
    for (const part of Object.values(value)) look(part);
  };
  for (const snapshot of pastAt(recorder, seq).values()) look((snapshot as { readonly context?: unknown }).context);
  return texts;
}
