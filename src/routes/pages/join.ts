import { applicationEvents } from '../../machines/agent/application/application.events.ts';
import { joinEvents } from '../../machines/agent/join/join.events.ts';
import { wireJoin } from '../../machines/agent/join/join.wire.ts';
import { JoinPage } from '../../ui/agent/join/JoinPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: { ...joinEvents, ...applicationEvents }, machine: wireJoin, View: JoinPage });
