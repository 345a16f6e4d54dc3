import { hourText, monthDayText } from '../../site/clock/timeText.ts';

/** `21/11`. */
export const dayText = monthDayText;

/** `21/11 19:42`. */
export const dayHourText = (instant: number): string => `${monthDayText(instant)} ${hourText(instant)}`;
