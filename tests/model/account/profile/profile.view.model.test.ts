// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { profileFlow } from './profile.spec.ts';
import { profileView } from './profile.view.tsx';

describe('the profile, on screen', () => {
  it.each(viewTests(profileFlow, profileView))('%s', (_title, run) => run());
});
