import { expect, it, vi } from 'vitest';

it.fails('an error on the console that nobody expected fails the test', () => {
  console.error('a key is missing');
});

it.fails('a warning too', () => {
  console.warn('deprecated');
});

it('an error that the test expects does not', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
  console.error('as expected');
  expect(heard.mock.calls).toEqual([['as expected']]);
});
