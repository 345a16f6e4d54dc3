// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CrashGuard } from '../../src/routes/CrashGuard.tsx';

it('shows the fallback in place of a view that threw, and reports the error once', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    cleanup();
    said.mockRestore();
  });
  const thrown = new Error('no such view');
  const Thrower = (): never => {
    throw thrown;
  };
  const onCrash = vi.fn();
  render(
    <CrashGuard fallback={<p role="alert">Something is broken</p>} onCrash={onCrash}>
      <Thrower />
    </CrashGuard>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Something is broken');
  expect(onCrash.mock.calls).toEqual([[thrown]]);
});
