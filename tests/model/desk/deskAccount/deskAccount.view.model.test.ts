// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { deskAccountFlow } from './deskAccount.spec.ts';
import { deskAccountView } from './deskAccount.view.tsx';

describe('the sign-in of the operators on screen', () => {
  it.each(viewTests(deskAccountFlow, deskAccountView))('%s', (_title, run) => run());
});
