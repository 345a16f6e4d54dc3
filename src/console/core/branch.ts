import type { MadeReply } from './calls/madeReply.ts';
import { type Capsule, readCapsule } from './capsule/capsule.ts';
import { answersIn, courseOf } from './capsule/deeds.ts';
import type { ReplayOptions } from './capsule/replay.ts';
import type { Console } from './console.ts';

const NAME = 'statehouse.console.branch';

/**
 * Opens a tab that goes the same way as far as a capsule goes. The tab is given a copy of this one's session storage, and
 * finds the capsule there. @throws Error where the browser does not open it, or does not keep so much.
 */
export function openBranch(capsule: Capsule, address: string): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(capsule));
    if (window.open(address, '_blank') === null) throw new Error('The browser has not let a new tab open.');
  } finally {
    sessionStorage.removeItem(NAME);
  }
}

/** The capsule that this tab is to go by; null in a tab of its own. To be asked before the application starts. */
export function takeBranch(): Capsule | null {
  const text = sessionStorage.getItem(NAME);
  sessionStorage.removeItem(NAME);
  return text === null ? null : readCapsule(text);
}

/** What the server said in a capsule, in its place: each reply once and in order, and beyond that none ever. */
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

/** Goes the way of a capsule on the running application. Gives what is wrong, in a sentence, or null once it is there. */
export async function follow({ redo }: Pick<Console, 'redo'>, capsule: Capsule, options: ReplayOptions) {
  const { deeds, ends, wait } = courseOf(capsule, options);
  for (const deed of deeds) {
    const wrong = await redo.deed(deed);
    if (wrong !== null) return wrong;
  }
  return redo.ends(ends, wait);
}
