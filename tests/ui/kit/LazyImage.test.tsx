// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LazyImage } from '../../../src/ui/kit/LazyImage.tsx';

describe('LazyImage', () => {
  const image = (waits: boolean) => (
    <LazyImage src="/art/one.svg" width={160} height={200} attempts={3} waits={waits} />
  );
  const sources = (container: Element) => [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));

  it('[SCREEN-04] loads when it no longer has to wait, and stays when the next search begins', () => {
    const { container, rerender } = render(image(true));
    expect(sources(container)).toEqual([]);
    rerender(image(false));
    expect(sources(container)).toEqual(['/art/one.svg']);
    rerender(image(true));
    expect(sources(container)).toEqual(['/art/one.svg']);
  });

  it.each([1, 2, 3] as const)('[SCREEN-08] [CONST-33] makes %i attempts, then shows a default icon', (attempts) => {
    const { container } = render(<LazyImage src="/art/one.svg" width={160} height={200} attempts={attempts} />);
    const tried: (string | null)[] = [];
    for (let picture = container.querySelector('img'); picture; picture = container.querySelector('img')) {
      tried.push(picture.getAttribute('src'));
      fireEvent.error(picture);
    }
    const all = ['/art/one.svg', '/art/one.svg?attempt=2', '/art/one.svg?attempt=3'];
    expect(tried).toEqual(all.slice(0, attempts));
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});
