// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from '../../../src/ui/kit/Field.tsx';
import { PasswordField } from '../../../src/ui/kit/PasswordField.tsx';

afterEach(cleanup);

const notes = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    render(<Field label="Username" value="" onChange={vi.fn()} hint="6 to 16 characters" />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(notes(input)).toEqual('6 to 16 characters');
    expect(input.getAttribute('aria-invalid')).toEqual(null);
  });

  it('shows the error instead of the hint, tied to the input', () => {
    render(<Field label="Username" value="1" onChange={vi.fn()} hint="6 to 16" error="Begin with a letter" />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(notes(input)).toEqual('Begin with a letter');
    expect(input.getAttribute('aria-invalid')).toEqual('true');
  });

  it('reports what was typed', async () => {
    const onChange = vi.fn();
    render(<Field label="Username" value="som" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), 'c');
    expect(onChange.mock.calls).toEqual([['somc']]);
  });

  it('shows a password only on request', async () => {
    render(<PasswordField label="Password" value="Player#2026" onChange={vi.fn()} showLabel="Show" hideLabel="Hide" />);
    const input = screen.getByLabelText('Password');
    const types = [input.getAttribute('type')];
    for (const name of ['Show', 'Hide']) {
      await userEvent.click(screen.getByRole('button', { name }));
      types.push(input.getAttribute('type'));
    }
    expect(types).toEqual(['password', 'text', 'password']);
  });
});
