// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { deskPageFlow } from './deskPage.spec.ts';
import { deskPageView } from './deskPage.view.tsx';

describe('a page of the desk on screen', () => {
  it.each(viewTests(deskPageFlow, deskPageView))('%s', (_title, run) => run());
});
