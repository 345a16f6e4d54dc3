import type { Flow } from '../../kit/flow.ts';
import { countryPickerFlow } from './countryPicker.spec.ts';

const { cases } = countryPickerFlow;

/** The picker with one event of each kind: more would only add equal transitions below a form. */
export const pickerBelow: Flow<ReturnType<typeof countryPickerFlow.machine>> = {
  ...countryPickerFlow,
  cases: {
    ...cases,
    'countryPicker.open': [{ at: 'chosen' }],
    'countryPicker.move': [{ to: 'next' }],
    'countryPicker.type': [{ character: 'v', language: 'EN' }],
  },
};
