import { follow, openBranch, takeBranch } from '../console/core/branch.ts';
import type { Capsule } from '../console/core/capsule/capsule.ts';
import type { Console } from '../console/core/console.ts';
import { createStore, type Store } from '../console/core/store.ts';
import type { WatchedRoot } from './watchedRoot.ts';

/** A tab that goes the way of another, and what is said of it. */
export interface Branch {
  readonly capsule: Capsule;
  readonly notice: Store<{ readonly says: string }>;
}

const HELD =
  'The server is not asked: what was answered came from the recording, and what is asked from here on waits.';

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
  return { capsule, notice: createStore({ says: `This tab branches off another. It goes the same way. ${HELD}` }) };
}

export async function goTheWay(root: WatchedRoot, core: Console, { capsule, notice }: Branch): Promise<void> {
  const { options } = await root.replay();
  const wrong = await follow(core, capsule, options).catch((error: Error) => error.message);
  const says = wrong === null ? 'This tab stands where the other stood.' : `This tab went as far as it could: ${wrong}`;
  notice.set({ says: `${says} ${HELD}` });
}

const inputOf = ({ steps: [begin] }: Capsule): unknown => begin?.event.input;
