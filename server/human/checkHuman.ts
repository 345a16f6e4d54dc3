import type { ServerDeps } from '../deps.ts';
import type { HumanCheck } from './humanCheck.ts';
import { proofOfWork } from './proofOfWork.ts';

/** The provider in use. A hosted one is plugged in here. */
export const humanCheckOf = (deps: Pick<ServerDeps, 'db' | 'now'>): HumanCheck => proofOfWork(deps);

/** Whether a login came through the human verification (LOGIN-06, decision A2); uses the answer up. */
export const checkHuman = (deps: Pick<ServerDeps, 'db' | 'now'>, answer: string): Promise<boolean> =>
  humanCheckOf(deps).check(answer);
