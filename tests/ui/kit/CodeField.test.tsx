// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CodeField } from '../../../src/ui/kit/CodeField.tsx';

afterEach(cleanup);

function Code({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return <CodeField label="Code from the SMS" length={6} value={value} onChange={setValue} error={error} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the SMS' });

describe('a field for a code', () => {
  it('is one input that a phone fills in by itself', () => {
    render(<Code />);
    expect([input().autocomplete, input().inputMode]).toEqual(['one-time-code', 'numeric']);
  });

  it.each([
    ['407318', '407318'],
    ['407 318', '407318'],
    ['Your code: 407318.', '407318'],
    ['4073189', '407318'],
    ['no code', ''],
  ])('takes %j from the clipboard as %j', async (pasted, value) => {
    render(<Code />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expect(input().value).toEqual(value);
  });

  it('takes digits one by one, mends at the end, and no more than it has boxes', async () => {
    render(<Code />);
    await userEvent.type(input(), '40a7{Backspace}73189');
    expect(input().value).toEqual('407318');
  });

  it('ties what is wrong to the input', () => {
    render(<Code error="The code is wrong" />);
    expect(input().getAttribute('aria-invalid')).toEqual('true');
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toEqual(
      'The code is wrong',
    );
  });
});
