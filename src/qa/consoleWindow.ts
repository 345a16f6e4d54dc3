import { layouts } from 'virtual:chart-layouts';
import { mountWindow } from '../console/window/mountWindow.tsx';
import { allEvents } from './allEvents.ts';
import { deskMachines } from './replayDesk.ts';
import { siteMachines } from './replaySite.ts';

/** The page at /console: this site and its desk in other tabs, and any other application that speaks `@statelyai/inspect`. */
const { protocol, host, search } = location;
mountWindow(
  {
    machines: [...siteMachines(), ...deskMachines()],
    events: allEvents,
    relay: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/console/relay`,
    tab: new URLSearchParams(search).get('tab'),
  },
  layouts,
);
