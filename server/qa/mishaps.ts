import type { Mishap, MishapSource } from '../payment/mishaps.ts';

export interface QaMishaps extends MishapSource {
  /** What the next `times` orders meet; `none` clears. */
  put(mishap: Mishap, times: number): void;
}

export function createMishaps(): QaMishaps {
  let next: Mishap = 'none';
  let left = 0;
  return {
    put: (mishap, times) => {
      next = mishap;
      left = times;
    },
    ofOrder: () => {
      if (left <= 0) return 'none';
      left -= 1;
      return next;
    },
    losesAnswer: () => false,
  };
}
