import { helpEvents } from '../../machines/public/help/help.events.ts';
import { helpMachine } from '../../machines/public/help/help.machine.ts';
import { HelpPage } from '../../ui/public/help/HelpPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: helpEvents, machine: helpMachine, View: HelpPage });
