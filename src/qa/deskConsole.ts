import { deskRoot } from './deskRoot.ts';
import { openConsole } from './openConsole.ts';

export const openDeskConsole = () => openConsole(deskRoot);
