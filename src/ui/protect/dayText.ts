import { dateTimeText } from '../clock/timeText.ts';

/** Length of `21/11` in `21/11/2026 19:42`. */
const DAY_LENGTH = 5;
const YEAR_AND_SPACE = 6;

/** `21/11`. */
export const dayText = (instant: number): string => dateTimeText(instant).slice(0, DAY_LENGTH);

/** `21/11 19:42`. */
export const dayHourText = (instant: number): string =>
  `${dayText(instant)} ${dateTimeText(instant).slice(DAY_LENGTH + YEAR_AND_SPACE)}`;
