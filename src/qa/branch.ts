import { type BranchUse, follow, openBranch, takeBranch } from '../console/core/branch.ts';
import type { Capsule } from '../console/core/capsule/capsule.ts';
import { judgeAll } from '../console/core/checks/judgeAll.ts';
import type { Console } from '../console/core/console.ts';
import { restoreMarks } from '../console/core/notes/restoreMarks.ts';
import { createStore, type Store } from '../console/core/store.ts';
import type { WatchedRoot } from './watchedRoot.ts';

/** A tab that replays another, and what is said of it. */
export interface Branch {
  readonly capsule: Capsule;
  readonly use: BranchUse;
  readonly notice: Store<{ readonly says: string }>;
}

const HELD = 'No calls reach the server: recorded replies are used, and new calls are held.';

/** Opens a tab that goes as far as this capsule, to continue from there or to be watched. */
export const branchOff = ({ journey }: WatchedRoot, capsule: Capsule, use: BranchUse): void =>
  openBranch(capsule, journey.path(inputOf(capsule)), use);

/** What this tab is to go by, null where it is one of its own. The session is as it was then: nobody's, or somebody's. */
export function branchHere({ token }: WatchedRoot): Branch | null {
  const taken = takeBranch();
  if (taken === null) return null;
  const { capsule, use } = taken;
  const { hasToken } = inputOf(capsule) as { readonly hasToken?: boolean };
  if (hasToken) sessionStorage.setItem(token, 'a-token-of-a-branch');
  else sessionStorage.removeItem(token);
  const what = use === 'watch' ? 'a recording' : 'the session';
  return { capsule, use, notice: createStore({ says: `This tab replays ${what}. ${HELD}` }) };
}

/** Goes as far as the other tab went; what is only watched is then paused, to be looked through on the timeline. */
export async function followBranch(root: WatchedRoot, core: Console, branch: Branch): Promise<void> {
  const { capsule, use, notice } = branch;
  const { options } = await root.replay();
  const wrong = await follow(core, capsule, options).catch((error: Error) => error.message);
  if (use === 'watch') core.pause();
  const says = wrong === null ? REACHED[use] : `Replay stopped: ${wrong}`;
  restoreMarks(core, capsule);
  const judged = use === 'watch' ? await judgeAll(core, document) : '';
  notice.set({ says: [says, judged, HELD].filter((part) => part !== '').join(' ') });
}

const REACHED = {
  continue: 'This tab is where the other was, and goes on from there.',
  watch: 'The recording has ended, and this tab is paused: drag the timeline to look through it.',
} as const satisfies Record<BranchUse, string>;

const inputOf = ({ steps: [begin] }: Capsule): unknown => begin?.event.input;
