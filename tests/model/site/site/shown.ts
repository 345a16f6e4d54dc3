import { screen, within } from '@testing-library/react';

/** What a player sees of the site: shell, page and overlays. */
export interface Shown {
  readonly address: string;
  /** Names of the header's buttons. */
  readonly header: readonly string[];
  /** In the header, and in the phone menu. */
  readonly clocks: readonly string[];
  /** Headings of page and footer. */
  readonly headings: readonly string[];
  readonly contact: boolean;
  /** Title of each dialog, or text of a warning. */
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
    .filter((heading) => heading.closest('dialog, [popover]') === null)
    .map(textOf),
  contact: isThere('complementary', 'Contact and download'),
  dialogs: [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')].map((dialog) =>
    ['aria-labelledby', 'aria-describedby']
      .map((words) => pointedAt(dialog, words))
      .join(' ')
      .trim(),
  ),
  toast: screen.queryByRole('region', { name: 'Notifications' })?.textContent ?? null,
  asksToCount: isThere('region', 'Visit statistics'),
});

const isThere = (role: 'complementary' | 'region', name: string) => screen.queryByRole(role, { name }) !== null;
const pointedAt = (from: HTMLElement, attribute: string) =>
  document.getElementById(from.getAttribute(attribute) ?? '')?.textContent ?? '';
const textOf = ({ textContent }: Node): string => textContent?.trim() ?? '';
