import { actionOperators } from './actionOperators.ts';
import { guardOperators } from './guardOperators.ts';
import type { Operator } from './operator.ts';
import { stateOperators } from './stateOperators.ts';
import { timeOperators } from './timeOperators.ts';
import { transitionOperators } from './transitionOperators.ts';

/** Every way in which a chart is made wrong. */
export const operators: readonly Operator[] = [
  ...transitionOperators,
  ...guardOperators,
  ...actionOperators,
  ...timeOperators,
  ...stateOperators,
];
