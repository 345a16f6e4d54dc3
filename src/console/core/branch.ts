import type { MadeReply } from './calls/madeReply.ts';
import { type Capsule, readCapsule } from './capsule/capsule.ts';
import type { ReplayOptions } from './capsule/replay.ts';
import { answersIn, scenarioOf } from './capsule/scenario.ts';
import type { Console } from './console.ts';

const NAME = 'statehouse.console.branch';

/** What a tab replays another for: to go on from there, or to be looked at. */
export type BranchUse = 'continue' | 'watch';

/**
 * Opens a tab that goes the same way as far as a capsule goes. The tab is given a copy of this one's session storage, and
 * finds the capsule there. @throws Error where the browser does not open it, or does not keep so much.
 */
export function openBranch(capsule: Capsule, address: string, use: BranchUse): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ capsule, use }));
    if (window.open(address, '_blank') === null) throw new Error('The browser has not let a new tab open.');
  } finally {
    sessionStorage.removeItem(NAME);
  }
}

/** What this tab replays, and for what; null in a normal tab. Call before the application starts. */
export function takeBranch(): { readonly capsule: Capsule; readonly use: BranchUse } | null {
  const text = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  if (text === null) return null;
  const { capsule, use } = JSON.parse(text) as { readonly capsule: unknown; readonly use: unknown };
  return { capsule: readCapsule(JSON.stringify(capsule)), use: use === 'watch' ? 'watch' : 'continue' };
}

/** Replays the recorded replies once and in order; further calls never get a reply. */
export function answersOf(capsule: Capsule): (call: { readonly id: string }) => MadeReply | null {
  const left = [...answersIn(capsule)];
  return ({ id }) => {
    const at = left.findIndex((answer) => answer.id === id);
    const [answer] = at < 0 ? [] : left.splice(at, 1);
    return answer === undefined || answer.status === null
      ? null
      : { status: answer.status, text: JSON.stringify(answer.body) };
  };
}

/** Replays a capsule on the running application. Returns the problem, or null on success. */
export async function follow({ redo }: Pick<Console, 'redo'>, capsule: Capsule, options: ReplayOptions) {
  const { deeds, ends, wait } = scenarioOf(capsule, options);
  for (const deed of deeds) {
    const wrong = await redo.deed(deed);
    if (wrong !== null) return wrong;
  }
  return redo.ends(ends, wait);
}
