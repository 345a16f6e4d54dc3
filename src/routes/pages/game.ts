import { gameEvents } from '../../machines/game/game.events.ts';
import { wireGame } from '../../machines/game/game.wire.ts';
import { realityCheckEvents } from '../../machines/realityCheck/realityCheck.events.ts';
import { GamePage } from '../../ui/games/GamePage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: { ...gameEvents, ...realityCheckEvents }, machine: wireGame, View: GamePage });
