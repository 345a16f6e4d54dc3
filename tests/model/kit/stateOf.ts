import type { StateValue } from 'xstate';
import { leavesOf } from '../../../src/inspection/leaves.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';

/** Where a machine stands, for people: `amount.known + mask.hidden`. */
export const stateOf = ({ snapshot }: Configuration): string => spellState(snapshot.value);

export const spellState = (value: StateValue): string => leavesOf(value).join(' + ') || 'one state';
