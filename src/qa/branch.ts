import { follow, openBranch, takeBranch } from '../console/core/branch.ts';
import type { Capsule } from '../console/core/capsule/capsule.ts';
import type { Console } from '../console/core/console.ts';
import { createStore, type Store } from '../console/core/store.ts';
import type { WatchedRoot } from './watchedRoot.ts';

/** A tab that replays another, and what is said of it. */
export interface Branch {
  readonly capsule: Capsule;
  readonly notice: Store<{ readonly says: string }>;
}

const HELD = 'No calls reach the server: recorded replies are used, and new calls are held.';

/** Opens a tab that goes as far as this capsule. */
export const branchOff = ({ journey }: WatchedRoot, capsule: Capsule): void =>
  openBranch(capsule, journey.path(inputOf(capsule)));

/** What this tab is to go by, null where it is one of its own. The session is as it was then: nobody's, or somebody's. */
export function branchHere({ token }: WatchedRoot): Branch | null {
  const capsule = takeBranch();
  if (capsule === null) return null;
  const { hasToken } = inputOf(capsule) as { readonly hasToken?: boolean };
  if (hasToken) sessionStorage.setItem(token, 'a-token-of-a-branch');
  else sessionStorage.removeItem(token);
  return { capsule, notice: createStore({ says: `This tab is a branch and replays the session. ${HELD}` }) };
}

export async function followBranch(root: WatchedRoot, core: Console, { capsule, notice }: Branch): Promise<void> {
  const { options } = await root.replay();
  const wrong = await follow(core, capsule, options).catch((error: Error) => error.message);
  const says = wrong === null ? 'This tab has reached the branch point.' : `Replay stopped: ${wrong}`;
  notice.set({ says: `${says} ${HELD}` });
}

const inputOf = ({ steps: [begin] }: Capsule): unknown => begin?.event.input;
