import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { deskEn } from '../../src/ui/copy/desk.en.ts';
import { createTexts } from '../../src/ui/copy/i18n.ts';
import '../support/topLayer.ts';
import type { Screen } from './kit/view.ts';

// Whether a part can be seen is for the browser journeys to say; working it out here takes most of the time.
configure({ defaultHidden: true });
// Nor do names depend on how something looks, but where it is hidden.
const shown = document.createElement('p').style;
const hidden = document.createElement('p').style;
hidden.display = 'none';
window.getComputedStyle = (element) => (element.closest('[hidden]') === null ? shown : hidden);
const texts = createTexts();
await texts.show('EN');
await texts.add('page');
await texts.add('flows');
await texts.add('centre');
// The desk has a page of its own, with words of its own.
texts.i18n.addResourceBundle('en', 'translation', deskEn, true);

/** Renders a view of an actor in English; each move is carried out so that React has followed when it ends. */
export const onScreen =
  <Actor,>(draw: (actor: Actor) => ReactElement) =>
  (actor: Actor): Screen => {
    render(<I18nextProvider i18n={texts.i18n}>{draw(actor)}</I18nextProvider>);
    return { carryOut: (move) => act(async () => move()), close: cleanup };
  };

/** A press takes the focus off a field, as it does in a browser. */
export function press(name: string, role: 'button' | 'tab' = 'button'): void {
  pressThe(namedSo(name, role), `${role} called ${name}`);
}

/** Presses the first button of this name within a part of the page. */
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

/** Whether this choice of a menu is marked as the current one. */
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

/** What the button of this name is like, or null where there is none. */
export function buttonCalled(name: string): { readonly disabled: boolean; readonly busy: boolean } | null {
  const buttons = namedSo(name, 'button');
  if (buttons.length === 0) return null;
  const button = theOne(buttons, `button called ${name}`);
  return { disabled: button.ariaDisabled === 'true', busy: button.ariaBusy === 'true' };
}

/** The field under this label, or null where there is none. */
export const fieldCalled = (label: string): HTMLInputElement | null => fieldsCalled(label)[0] ?? null;

const BUTTONS = { button: 'button:not([role]), [role="button"]', tab: '[role="tab"]' } as const;

const namedSo = (name: string, role: keyof typeof BUTTONS): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(BUTTONS[role])].filter((button) => nameOf(button) === name);

/** Its label, or the words in it; a drawing has none. */
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

/** The words of every alert. */
export const alerts = (): readonly string[] =>
  screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');

/** What would be sent again, in the words of the note that nobody knows whether it went through. */
export const sentAgain = (): string | null => screen.queryByRole('alert')?.querySelector('strong')?.textContent ?? null;

export const nothingShown = (): boolean => (document.body.textContent ?? '') === '';

/** The one dialog on screen: its title, and whether it is at work. */
export function dialogShown(role: 'dialog' | 'alertdialog' = 'dialog'): {
  readonly title: string;
  readonly busy: boolean;
} {
  const dialog = screen.getByRole(role);
  return { title: screen.getByRole('heading', { level: 2 }).textContent ?? '', busy: dialog.ariaBusy === 'true' };
}
