import { noticeSettingsEvents } from '../../machines/noticeSettings/noticeSettings.events.ts';
import { wireNoticeSettings } from '../../machines/noticeSettings/noticeSettings.wire.ts';
import { NoticeSettingsPage } from '../../ui/noticeSettings/NoticeSettingsPage.tsx';
import { browserPush } from '../browserPush.ts';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: noticeSettingsEvents,
  machine: () => wireNoticeSettings(browserPush),
  View: NoticeSettingsPage,
});
