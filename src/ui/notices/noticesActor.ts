import type { ActorRefFrom } from 'xstate';
import type { noticesMachine } from '../../machines/notices/notices.machine.ts';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
