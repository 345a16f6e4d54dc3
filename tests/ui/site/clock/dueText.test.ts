// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '../../../../src/machines/site/locale/language.ts';
import { createTexts } from '../../../../src/ui/copy/i18n.ts';
import { orderDates } from '../../../../src/ui/site/clock/dateOrder.ts';
import { dueText } from '../../../../src/ui/site/clock/dueText.ts';
import { deviceTimeText } from '../../../../src/ui/site/clock/timeText.ts';

const MORNING = Date.UTC(2026, 10, 21, 2);
const EVENING = Date.UTC(2026, 10, 21, 11, 42);
const MIDNIGHT = Date.UTC(2026, 10, 21, 16);

afterEach(() => {
  vi.unstubAllEnvs();
  orderDates('en');
});

const inZone = (zone: string, instants: readonly number[]) => {
  vi.stubEnv('TZ', zone);
  return instants.map(deviceTimeText);
};

it('shows a moment on the clock of a device in another zone, with its date on another day', () => {
  expect(inZone('Asia/Bangkok', [MORNING, EVENING, MIDNIGHT])).toEqual(['09:00', '18:42', '21/11 23:00']);
  expect(inZone('America/New_York', [MORNING, EVENING, MIDNIGHT])).toEqual(['20/11 21:00', '06:42', '21/11 11:00']);
  expect(inZone('Asia/Kathmandu', [MORNING])).toEqual(['07:45']);
});

it('shows the hour of the season', () => {
  const [winter, summer] = [Date.UTC(2026, 0, 10, 12), Date.UTC(2026, 6, 10, 12)];
  expect(inZone('America/New_York', [winter, summer])).toEqual(['07:00', '08:00']);
});

it('shows nothing beside the site’s time on a device in its zone', () => {
  expect(inZone('Asia/Singapore', [MORNING, EVENING, MIDNIGHT])).toEqual([null, null, null]);
});

it.each<readonly [Language, string, string]>([
  ['EN', '21/11/2026 10:00 GMT+8 (20/11 21:00 your time)', '21/11/2026 10:00'],
  ['TH', '21/11/2026 10:00 GMT+8 (เวลาของคุณ 20/11 21:00)', '21/11/2026 10:00'],
  ['CN', '2026/11/21 10:00 GMT+8（本地时间 11/20 21:00）', '2026/11/21 10:00'],
  ['JA', '2026/11/21 10:00 GMT+8（端末の時刻 11/20 21:00）', '2026/11/21 10:00'],
  ['PT', '21/11/2026 10:00 GMT+8 (20/11 21:00 no seu horário)', '21/11/2026 10:00'],
  ['VI', '21/11/2026 10:00 GMT+8 (20/11 21:00 giờ của bạn)', '21/11/2026 10:00'],
])('names both zones of a moment to act by where they differ: %s', async (language, abroad, here) => {
  const texts = createTexts();
  await texts.show(language);
  await texts.add('page');
  vi.stubEnv('TZ', 'America/New_York');
  expect(dueText(texts.i18n.t, MORNING)).toBe(abroad);
  vi.stubEnv('TZ', 'Asia/Manila');
  expect(dueText(texts.i18n.t, MORNING)).toBe(here);
});
