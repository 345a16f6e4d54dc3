import { lobbyEvents } from '../../machines/lobby/lobby.events.ts';
import { lobbyMachine } from '../../machines/lobby/lobby.machine.ts';
import { potsEvents } from '../../machines/pots/pots.events.ts';
import { LobbyPage } from '../../ui/games/LobbyPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: { ...lobbyEvents, ...potsEvents }, machine: lobbyMachine, View: LobbyPage });
