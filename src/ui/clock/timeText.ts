import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** HEADER-02, decision S6: the site's time is GMT+8, whatever the visitor's own zone. */
const SITE_OFFSET_HOURS = 8;

const at = (instant: number) => dayjs(instant).utcOffset(SITE_OFFSET_HOURS);

/** HEADER-03: `21/11/2026 19:42:08`. */
export const clockText = (instant: number): string => at(instant).format('DD/MM/YYYY HH:mm:ss');

/** `21/11/2026 19:42`. */
export const dateTimeText = (instant: number): string => at(instant).format('DD/MM/YYYY HH:mm');

/** `19:42`. */
export const hourText = (instant: number): string => at(instant).format('HH:mm');

/** `2026`. */
export const yearText = (instant: number): string => at(instant).format('YYYY');
