// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileButton } from '../../../src/ui/kit/FileButton.tsx';

afterEach(cleanup);

const slip = new File(['slip'], 'slip.png', { type: 'image/png' });
const bill = new File(['bill'], 'bill.png', { type: 'image/png' });

describe('a button that asks for files', () => {
  it('[WD-05] is named in the words of the site, and hands over what was picked, the same file twice as well', async () => {
    const onFiles = vi.fn();
    render(<FileButton label="Add pictures" accept="image/png" multiple onFiles={onFiles} />);
    const input = screen.getByLabelText<HTMLInputElement>('Add pictures');
    await userEvent.upload(input, [slip, bill]);
    await userEvent.upload(input, [slip]);
    expect(onFiles.mock.calls).toEqual([[[slip, bill]], [[slip]]]);
    expect(input.value).toBe('');
  });

  it('is a stop of the keyboard, and at rest it takes no file', async () => {
    const onFiles = vi.fn();
    const { rerender } = render(<FileButton label="Add pictures" onFiles={onFiles} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Add pictures'));
    rerender(<FileButton label="Add pictures" disabled onFiles={onFiles} />);
    await userEvent.upload(screen.getByLabelText('Add pictures'), slip);
    expect(onFiles.mock.calls).toEqual([]);
  });
});
