import { gameEvents } from '../../machines/play/game/game.events.ts';
import { wireGame } from '../../machines/play/game/game.wire.ts';
import { realityCheckEvents } from '../../machines/play/realityCheck/realityCheck.events.ts';
import { GamePage } from '../../ui/play/games/GamePage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: { ...gameEvents, ...realityCheckEvents }, machine: wireGame, View: GamePage });
