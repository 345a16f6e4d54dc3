import { trustedScript } from '../scriptPolicy.ts';
import solverUrl from './solver.worker.ts?worker&url';

export const startSolver = (): Worker => new Worker(trustedScript(solverUrl), { type: 'module' });
