import type { ServerDeps } from '../../deps.ts';
import { seedDraws } from './seedDraws.ts';

/** Without a provider of lotteries, recreates the demo draws once they are a day old, so that the board is not empty. */
export async function renewDemoDraws(deps: Pick<ServerDeps, 'config' | 'db' | 'now'>): Promise<void> {
  if (deps.config.production || deps.config.providerUrl !== null) return;
  await seedDraws(deps);
}
