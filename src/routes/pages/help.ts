import { helpEvents } from '../../machines/help/help.events.ts';
import { helpMachine } from '../../machines/help/help.machine.ts';
import { HelpPage } from '../../ui/help/HelpPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: helpEvents, machine: helpMachine, View: HelpPage });
