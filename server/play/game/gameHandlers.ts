import type { gameContract } from '../../../src/api/contract/play/game.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { catalogHandlers } from './catalogHandlers.ts';
import { launchHandlers } from './launchHandlers.ts';

export const gameHandlers = (deps: ServerDeps): Handlers<typeof gameContract> => ({
  ...catalogHandlers(deps),
  ...launchHandlers(deps),
});
