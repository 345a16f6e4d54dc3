import { lobbyEvents } from '../../machines/play/lobby/lobby.events.ts';
import { lobbyMachine } from '../../machines/play/lobby/lobby.machine.ts';
import { potsEvents } from '../../machines/play/pots/pots.events.ts';
import { LobbyPage } from '../../ui/play/games/LobbyPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: { ...lobbyEvents, ...potsEvents }, machine: lobbyMachine, View: LobbyPage });
