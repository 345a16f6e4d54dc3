import type { TFunction } from 'i18next';
import { dateTimeText, deviceTimeText } from './timeText.ts';

/**
 * A moment to act by or to look for, with the same moment on the clock of this device where that differs:
 * `21/11/2026 19:42 GMT+8 (18:42 your time)`. Pages that arrive rendered show `ArrivingDeviceTime` in its place.
 */
export function dueText(t: TFunction, instant: number): string {
  const device = deviceTimeText(instant);
  if (device === null) return dateTimeText(instant);
  return t('clock_now', { time: dateTimeText(instant) }) + t('clock_device', { time: device });
}
