import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { deskEn } from '../../src/ui/copy/desk.en.ts';
import { createTexts } from '../../src/ui/copy/i18n.ts';
import '../support/topLayer.ts';
import type { Screen } from './kit/view.ts';

// jsdom's visibility checks take most of the time; the browser journeys cover visibility.
configure({ defaultHidden: true });
// Accessible names do not depend on styles, except for hidden elements.
const shown = document.createElement('p').style;
const hidden = document.createElement('p').style;
hidden.display = 'none';
window.getComputedStyle = (element) => (element.closest('[hidden]') === null ? shown : hidden);
const texts = createTexts();
await texts.show('EN');
await texts.add('page');
await texts.add('flows');
await texts.add('games');
await texts.add('centre');
// The desk is a page of its own, with texts of its own.
texts.i18n.addResourceBundle('en', 'translation', deskEn, true);

/** Renders a view of an actor in English; after each move React has rendered. */
export const onScreen =
  <Actor,>(draw: (actor: Actor) => ReactElement) =>
  (actor: Actor): Screen => {
    render(<I18nextProvider i18n={texts.i18n}>{draw(actor)}</I18nextProvider>);
    return { carryOut: (move) => act(async () => move()), close: cleanup };
  };

/** A click takes the focus off a field, as in a browser. */
export function press(name: string, role: 'button' | 'tab' = 'button'): void {
  pressThe(namedSo(name, role), `${role} called ${name}`);
}

/** Clicks the first button of this name within a part of the page. */
export const pressIn = (part: string, name: string): void =>
  pressThe(
    namedSo(name, 'button')
      .filter((button) => button.closest(part))
      .slice(0, 1),
    `button called ${name} in ${part}`,
  );

function pressThe(found: readonly HTMLElement[], what: string): void {
  const button = theOne(found, what);
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  fireEvent.click(button);
}

/** Picks from a menu, which jsdom cannot open. */
export const pick = (name: string): void => press(name);

/** Whether this menu item is marked as current. */
export const isCurrent = (name: string): boolean =>
  theOne(namedSo(name, 'button'), `button called ${name}`).ariaCurrent === 'true';

export const typeInto = (label: string, value: string): void =>
  void fireEvent.change(theOne(fieldsCalled(label), `field called ${label}`), { target: { value } });

export function leave(label: string): void {
  const field = theOne(fieldsCalled(label), `field called ${label}`);
  const next = [...(field.form?.elements ?? [])].find(
    (other) => other instanceof HTMLInputElement && other !== field && !other.hidden,
  );
  fireEvent.blur(field, { relatedTarget: next ?? null });
}

/** State of the button of this name; null if absent. */
export function buttonCalled(name: string): { readonly disabled: boolean; readonly busy: boolean } | null {
  const buttons = namedSo(name, 'button');
  if (buttons.length === 0) return null;
  const button = theOne(buttons, `button called ${name}`);
  return { disabled: button.ariaDisabled === 'true', busy: button.ariaBusy === 'true' };
}

/** The field with this label; null if absent. */
export const fieldCalled = (label: string): HTMLInputElement | null => fieldsCalled(label)[0] ?? null;

const BUTTONS = { button: 'button:not([role]), [role="button"]', tab: '[role="tab"]' } as const;

const namedSo = (name: string, role: keyof typeof BUTTONS): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(BUTTONS[role])].filter((button) => nameOf(button) === name);

/** Its label or its text; a graphic has none. */
const nameOf = (element: HTMLElement): string => (element.ariaLabel ?? element.textContent ?? '').trim();

const fieldsCalled = (label: string): readonly HTMLInputElement[] =>
  [...document.querySelectorAll('label')].flatMap(({ textContent, control }) =>
    control instanceof HTMLInputElement && textContent?.trim() === label ? [control] : [],
  );

function theOne<E>(found: readonly E[], what: string): E {
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} on screen: ${what}`);
  return first;
}

/** Texts of all alerts. */
export const alerts = (): readonly string[] =>
  screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');

/** What the note about an unknown outcome offers to resend. */
export const sentAgain = (): string | null => screen.queryByRole('alert')?.querySelector('strong')?.textContent ?? null;

export const nothingShown = (): boolean => (document.body.textContent ?? '') === '';

/** The only dialog on screen: its title, and whether it is busy. */
export function dialogShown(role: 'dialog' | 'alertdialog' = 'dialog'): {
  readonly title: string;
  readonly busy: boolean;
} {
  const dialog = screen.getByRole(role);
  return { title: screen.getByRole('heading', { level: 2 }).textContent ?? '', busy: dialog.ariaBusy === 'true' };
}
