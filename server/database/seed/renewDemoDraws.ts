import type { ServerDeps } from '../../deps.ts';
import { seedDraws } from './seedDraws.ts';

/** Recreates the demo draws once they are a day old, so that the board never runs empty. */
export async function renewDemoDraws(deps: Pick<ServerDeps, 'config' | 'db' | 'now'>): Promise<void> {
  if (deps.config.production) return;
  await seedDraws(deps);
}
