import { missionsPage } from '../../machines/member/missions/missions.machine.ts';
import { MissionsPage } from '../../ui/member/missions/MissionsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ ...missionsPage, View: MissionsPage });
