import type { ServerDeps } from '../../deps.ts';
import type { HumanCheck } from './humanCheck.ts';
import { proofOfWork } from './proofOfWork.ts';

/** The provider in use; replace to use a hosted one. */
export const humanCheckOf = (deps: Pick<ServerDeps, 'db' | 'now' | 'limits'>): HumanCheck => proofOfWork(deps);

/** Whether a login passed the human check (LOGIN-06, decision A2); consumes the solution. */
export const checkHuman = (deps: Pick<ServerDeps, 'db' | 'now' | 'limits'>, answer: string): Promise<boolean> =>
  humanCheckOf(deps).check(answer);
