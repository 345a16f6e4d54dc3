// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { countryPickerFlow } from './countryPicker.spec.ts';
import { countryPickerView } from './countryPicker.view.tsx';

describe('[COUNTRY-02] [COUNTRY-03] [COUNTRY-04] [COUNTRY-08] the country picker on screen', () => {
  it.each(viewTests(countryPickerFlow, countryPickerView))('%s', (_title, run) => run());
});
