import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Target } from './target.ts';

/** What somebody can press or fill. */
export const CONTROLS = [
  ...['button', 'a[href]', 'input', 'select', 'textarea', 'summary'],
  ...['button', 'link', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'checkbox', 'radio'].map(
    (role) => `[role=${role}]`,
  ),
  ...['[role=switch]', '[role=slider]', '[role=combobox]', '[role=treeitem]'],
].join(', ');

const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog]';
const FIELDS = 'input, select, textarea';

export const nameOf = (element: Element): string => shortened(computeAccessibleName(element));

/** Null for what has no role that Playwright can ask for, as a password has none. */
export function roleOf(element: Element): string | null {
  if (element.matches('input[type=password], summary:not([role])')) return null;
  const role = getRole(element);
  return role === 'generic' || role === 'presentation' || role === 'none' ? null : role;
}

export const textOf = (element: Element): string => shortened(element.textContent ?? '');

const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The dialog in front. */
export const dialogOn = (page: ParentNode): Element | null =>
  [...page.querySelectorAll(DIALOGS)].findLast((one) => one.closest('#console') === null && isShown(one)) ?? null;

/** The named dialog around an element. */
export function dialogAround(
  element: Element,
): { readonly element: Element; readonly within: Target['within'] } | null {
  const dialog = element.closest(DIALOGS);
  if (dialog === null || dialog === element) return null;
  const name = nameOf(dialog);
  const role = dialog.getAttribute('role') ?? 'dialog';
  return name === '' ? null : { element: dialog, within: { role, name } };
}

/** Everything on the page that a target names, but for its place among them; in the order of the page. */
export function elementsOf(target: Target, page: ParentNode): readonly Element[] {
  const { within } = target;
  const scope = within === null ? page : [...page.querySelectorAll(DIALOGS)].find((one) => nameOf(one) === within.name);
  if (scope === undefined) return [];
  switch (target.by) {
    case 'role': {
      const { role, name } = target;
      return shownIn(scope, `${CONTROLS}, ${NAMED}, [role]`).filter(
        (one) => mayBeCalled(one, name) && roleOf(one) === role && nameOf(one) === name,
      );
    }
    case 'label':
      return shownIn(scope, FIELDS).filter((one) => nameOf(one) === target.name);
    case 'text':
      return innermost(shownIn(scope, '*'), target.name);
    case 'after':
      return innermost(shownIn(scope, '*'), target.name).flatMap((one) => one.nextElementSibling ?? []);
  }
}

/** What has a role and a name without being a control. */
const NAMED = 'dialog[open], output, [aria-label], [aria-labelledby], h1, h2, h3, h4, img[alt], progress, meter';

/** The accessible name is costly: what shows another text, and is not named otherwise, is not asked. */
const mayBeCalled = (element: Element, name: string): boolean =>
  element.matches(`${FIELDS}, [aria-label], [aria-labelledby], [title], img, output, :has(img, svg, [aria-label])`) ||
  textOf(element) === name;

const innermost = (all: readonly Element[], text: string): readonly Element[] =>
  all.filter((one) => textOf(one) === text && ![...one.children].some((part) => textOf(part) === text));

const shownIn = (scope: ParentNode, what: string): readonly Element[] =>
  [...scope.querySelectorAll(what)].filter(
    (one) => one.closest('#console, [aria-hidden=true], script, style') === null && isShown(one),
  );

export const isShown = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** The element that a target names; undefined where it is not on the page. */
export const elementOf = (target: Target, page: ParentNode): Element | undefined =>
  elementsOf(target, page)[target.nth ?? 0];
