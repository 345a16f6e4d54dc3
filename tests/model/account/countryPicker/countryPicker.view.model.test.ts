// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { countryPickerFlow } from './countryPicker.spec.ts';
import { countryPickerView } from './countryPicker.view.tsx';

const excused = {
  lookalikes: {
    'open.browsing = open.typing = leaving':
      'the list shows which country is active, not what was typed, and stays for a moment so that a press on it counts',
  },
};

describe('[COUNTRY-02] [COUNTRY-03] [COUNTRY-04] [COUNTRY-08] the country picker on screen', () => {
  it.each(viewTests(countryPickerFlow, countryPickerView, [], excused))('%s', (_title, run) => run());
});
