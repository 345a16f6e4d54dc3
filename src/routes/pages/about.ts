import { aboutEvents } from '../../machines/about/about.events.ts';
import { aboutMachine } from '../../machines/about/about.machine.ts';
import { AboutPage } from '../../ui/about/AboutPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: aboutEvents, machine: aboutMachine, View: AboutPage });
