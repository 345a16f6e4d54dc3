// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { devicesFlow } from './devices.spec.ts';
import { devicesView } from './devices.view.tsx';

describe('the devices signed in, on screen', () => {
  it.each(viewTests(devicesFlow, devicesView))('%s', (_title, run) => run());
});
