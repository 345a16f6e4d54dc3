// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CodeField } from '../../../src/ui/kit/CodeField.tsx';

afterEach(cleanup);

function Code({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return <CodeField label="Verification code" length={6} value={value} onChange={setValue} error={error} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });

describe('a code field', () => {
  it('is one input with autofill for one-time codes', () => {
    render(<Code />);
    expect([input().autocomplete, input().inputMode]).toEqual(['one-time-code', 'numeric']);
  });

  it.each([
    ['407318', '407318'],
    ['407 318', '407318'],
    ['Your code: 407318.', '407318'],
    ['4073189', '407318'],
    ['no code', ''],
  ])('pastes %j as %j', async (pasted, value) => {
    render(<Code />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(input().value).toEqual(value);
  });

  it('accepts digits one by one, edits at the end, and stops at its length', async () => {
    render(<Code />);
    await userEvent.type(input(), '40a7{Backspace}73189');
    expect(input().value).toEqual('407318');
  });

  it('ties the error to the input', () => {
    render(<Code error="The code is wrong" />);
    expect(input().getAttribute('aria-invalid')).toEqual('true');
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toEqual(
      'The code is wrong',
    );
  });
});
