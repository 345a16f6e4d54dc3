import { screen, within } from '@testing-library/react';

/** What a player sees of the site: its frame, its page, and what lies over it. */
export interface Shown {
  readonly address: string;
  /** The buttons of the header, by name. */
  readonly header: readonly string[];
  /** In the header, and in the menu of a phone. */
  readonly clocks: readonly string[];
  /** The headings of page and footer. */
  readonly headings: readonly string[];
  readonly contact: boolean;
  /** The title of each dialog, and the words of a warning. */
  readonly dialogs: readonly string[];
  readonly toast: string | null;
  readonly asksToCount: boolean;
}

export const shown = (): Shown => ({
  address: location.pathname,
  header: within(screen.getByRole('banner'))
    .getAllByRole('button')
    .filter((button) => button.closest('[popover]') === null)
    .map((button) => button.ariaLabel ?? textOf(button)),
  clocks: screen.queryAllByRole('timer').map(textOf),
  headings: screen
    .getAllByRole('heading')
    .filter((heading) => heading.closest('dialog') === null)
    .map(textOf),
  contact: isThere('complementary', 'Contact and download'),
  dialogs: [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')].map((dialog) =>
    ['aria-labelledby', 'aria-describedby']
      .map((words) => pointedAt(dialog, words))
      .join(' ')
      .trim(),
  ),
  toast: screen.queryByRole('region', { name: 'Messages' })?.textContent ?? null,
  asksToCount: isThere('region', 'Counting visits'),
});

const isThere = (role: 'complementary' | 'region', name: string) => screen.queryByRole(role, { name }) !== null;
const pointedAt = (from: HTMLElement, attribute: string) =>
  document.getElementById(from.getAttribute(attribute) ?? '')?.textContent ?? '';
const textOf = ({ textContent }: Node): string => textContent?.trim() ?? '';
