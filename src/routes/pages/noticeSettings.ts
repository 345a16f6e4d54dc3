import { noticeSettingsEvents } from '../../machines/account/noticeSettings/noticeSettings.events.ts';
import { wireNoticeSettings } from '../../machines/account/noticeSettings/noticeSettings.wire.ts';
import { NoticeSettingsPage } from '../../ui/account/noticeSettings/NoticeSettingsPage.tsx';
import { browserPush } from '../browserPush.ts';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: noticeSettingsEvents,
  machine: () => wireNoticeSettings(browserPush),
  View: NoticeSettingsPage,
});
