import { useTranslation } from 'react-i18next';
import { deviceTimeText } from './timeText.ts';

/**
 * Behind a time of the site: the same moment on the clock of this device, where that differs. A page that arrives
 * rendered shows it in the browser only.
 */
export function DeviceTime({ at }: { readonly at: number }) {
  const { t } = useTranslation();
  const time = deviceTimeText(at);
  return time === null ? null : <span>{t('clock_device', { time })}</span>;
}
