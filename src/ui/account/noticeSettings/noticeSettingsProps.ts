import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { noticeSettingsMachine } from '../../../machines/account/noticeSettings/noticeSettings.machine.ts';

export interface NoticeSettingsProps {
  readonly actor: ActorRefFrom<typeof noticeSettingsMachine>;
}

export interface Shown extends NoticeSettingsProps {
  readonly state: SnapshotFrom<typeof noticeSettingsMachine>;
}
