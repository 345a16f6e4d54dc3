// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileButton } from '../../../src/ui/kit/FileButton.tsx';

afterEach(cleanup);

const slip = new File(['slip'], 'slip.png', { type: 'image/png' });
const bill = new File(['bill'], 'bill.png', { type: 'image/png' });

describe('a file button', () => {
  it('[WD-05] has its own label and reports the picked files, also the same file twice', async () => {
    const onFiles = vi.fn();
    render(<FileButton label="Add images" accept="image/png" multiple onFiles={onFiles} />);
    const input = screen.getByLabelText<HTMLInputElement>('Add images');
    await userEvent.upload(input, [slip, bill]);
    await userEvent.upload(input, [slip]);
    expect(onFiles.mock.calls).toEqual([[[slip, bill]], [[slip]]]);
    expect(input.value).toBe('');
  });

  it('is focusable, and takes no file while disabled', async () => {
    const onFiles = vi.fn();
    const { rerender } = render(<FileButton label="Add images" onFiles={onFiles} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Add images'));
    rerender(<FileButton label="Add images" disabled onFiles={onFiles} />);
    await userEvent.upload(screen.getByLabelText('Add images'), slip);
    expect(onFiles.mock.calls).toEqual([]);
  });
});
