import { gameEvents } from '../../machines/game/game.events.ts';
import { wireGame } from '../../machines/game/game.wire.ts';
import { GamePage } from '../../ui/games/GamePage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: gameEvents, machine: wireGame, View: GamePage });
