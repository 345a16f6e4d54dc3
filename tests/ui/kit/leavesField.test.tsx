// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeField } from '../../../src/ui/kit/CodeField.tsx';
import { Field } from '../../../src/ui/kit/Field.tsx';

afterEach(cleanup);

function open() {
  const left = vi.fn<(field: string) => void>();
  render(
    <form>
      <Field label="Name" value="" onChange={() => {}} onLeave={() => left('name')} />
      <CodeField label="Code" length={6} value="" onChange={() => {}} onLeave={() => left('code')} />
      <button type="submit">Send</button>
    </form>,
  );
  return left;
}

describe('leaving a field', () => {
  it('is reported when the focus moves to another field of the form', () => {
    const left = open();
    fireEvent.blur(screen.getByLabelText('Name'), { relatedTarget: screen.getByLabelText('Code') });
    fireEvent.blur(screen.getByLabelText('Code'), { relatedTarget: screen.getByLabelText('Name') });
    expect(left.mock.calls).toEqual([['name'], ['code']]);
  });

  it('is not reported when a button is pressed, so that the button does not shift', () => {
    const left = open();
    fireEvent.blur(screen.getByLabelText('Name'), { relatedTarget: screen.getByRole('button') });
    fireEvent.blur(screen.getByLabelText('Code'), { relatedTarget: null });
    expect(left.mock.calls).toEqual([]);
  });
});
