// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { noticeSettingsFlow } from './noticeSettings.spec.ts';
import { noticeSettingsView } from './noticeSettings.view.tsx';

/** Both tell somebody that push ends here. */
const excused = { lookalikes: { 'ending = unsubscribing': 'push ends, first in the browser, then at the server' } };

describe('settings of notifications, on screen', () => {
  it.each(viewTests(noticeSettingsFlow, noticeSettingsView, [], excused))('%s', (_title, run) => run());
});
