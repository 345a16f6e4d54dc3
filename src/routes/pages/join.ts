import { applicationEvents } from '../../machines/application/application.events.ts';
import { joinEvents } from '../../machines/join/join.events.ts';
import { wireJoin } from '../../machines/join/join.wire.ts';
import { JoinPage } from '../../ui/join/JoinPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: { ...joinEvents, ...applicationEvents }, machine: wireJoin, View: JoinPage });
