import type { StateValue } from 'xstate';
import { leafStates } from '../../../src/inspection/leafStates.ts';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';

/** Where a machine stands, for people: `amount.known + mask.hidden`. */
export const stateOf = ({ snapshot }: Configuration): string => formatState(snapshot.value);

export const formatState = (value: StateValue): string => leafStates(value).join(' + ') || 'one state';
