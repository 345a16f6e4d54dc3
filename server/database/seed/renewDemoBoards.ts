import type { ServerDeps } from '../../deps.ts';
import { seedDraws } from './seedDraws.ts';
import { seedWins } from './seedWins.ts';

/** Makes the demo wins and draws anew once they are a day old, so that boards that look back a week never run dry. */
export async function renewDemoBoards(deps: Pick<ServerDeps, 'config' | 'db' | 'now'>): Promise<void> {
  if (deps.config.production) return;
  await seedWins(deps);
  await seedDraws(deps);
}
