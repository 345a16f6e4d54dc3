import { missionsEvents } from '../../machines/missions/missions.events.ts';
import { missionsMachine } from '../../machines/missions/missions.machine.ts';
import { MissionsPage } from '../../ui/missions/MissionsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: missionsEvents, machine: missionsMachine, View: MissionsPage });
