const YEAR_FIRST = new Set(['zh-Hans', 'ja']);
let yearFirst = false;

/** Sets the order of dates: Chinese and Japanese readers take 03/12/2026 for 12 March (decision 052). */
export const orderDates = (language: string): void => {
  yearFirst = YEAR_FIRST.has(language);
};

export const isYearFirst = (): boolean => yearFirst;
