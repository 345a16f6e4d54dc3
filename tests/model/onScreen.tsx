import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '../../src/ui/copy/i18n.ts';
import '../support/topLayer.ts';
import type { Screen } from './kit/view.ts';

// Whether a part can be seen is for the browser journeys to say; working it out here takes most of the time.
configure({ defaultHidden: true });
const texts = createTexts();
await texts.show('EN');
await texts.add('page');
await texts.add('flows');

/** Renders a view of an actor in English; each move is carried out so that React has followed when it ends. */
export const onScreen =
  <Actor,>(draw: (actor: Actor) => ReactElement) =>
  (actor: Actor): Screen => {
    render(<I18nextProvider i18n={texts.i18n}>{draw(actor)}</I18nextProvider>);
    return { carryOut: (move) => act(async () => move()), close: cleanup };
  };

export const press = (name: string, role: 'button' | 'tab' = 'button'): void =>
  void fireEvent.click(screen.getByRole(role, { name }));

/** Picks from a menu, which jsdom cannot open. */
export const pick = (name: string): void => void fireEvent.click(menuItem(name));

/** Whether this choice of a menu is marked as the current one. */
export const isCurrent = (name: string): boolean => menuItem(name).ariaCurrent === 'true';

const menuItem = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true });

export const typeInto = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

export function leave(label: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  const next = [...(field.form?.elements ?? [])].find((other) => other instanceof HTMLInputElement && other !== field);
  fireEvent.blur(field, { relatedTarget: next ?? null });
}

/** What the button of this name is like, or null where there is none. */
export function buttonCalled(name: string): { readonly disabled: boolean; readonly busy: boolean } | null {
  const button = screen.queryByRole('button', { name });
  return button && { disabled: button.ariaDisabled === 'true', busy: button.ariaBusy === 'true' };
}

/** The words of every alert. */
export const alerts = (): readonly string[] =>
  screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');

export const nothingShown = (): boolean => (document.body.textContent ?? '') === '';

/** The one dialog on screen: its title, and whether it is at work. */
export function dialogShown(role: 'dialog' | 'alertdialog' = 'dialog'): {
  readonly title: string;
  readonly busy: boolean;
} {
  const dialog = screen.getByRole(role);
  return { title: screen.getByRole('heading', { level: 2 }).textContent ?? '', busy: dialog.ariaBusy === 'true' };
}
