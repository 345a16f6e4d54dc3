import { CONTROLS, dialogAround, elementsOf, nameOf, roleOf, textOf } from './elements.ts';
import type { Target } from './target.ts';

/** A text that is longer is no name to find something by, characters. */
const LONGEST = 80;

/** How a control is found again; null for one without role, name and text. */
export function controlTarget(control: Element): Target | null {
  const [role, name, text] = [roleOf(control), nameOf(control), textOf(control)];
  if (role !== null) return placed(control, { by: 'role', role, name });
  if (name !== '' && control.matches('input')) return placed(control, { by: 'label', name });
  return text === '' || text.length > LONGEST ? null : placed(control, { by: 'text', name: text });
}

/** The control that a press on an element goes to. */
export const controlAt = (element: Element): Element | null => element.closest(CONTROLS);

/** How anything on a page is found again, of which something is to hold. */
export function targetAt(element: Element): Target | null {
  const control = controlAt(element);
  if (control !== null) return controlTarget(control);
  const [role, name] = [roleOf(element), nameOf(element)];
  if (role !== null && name !== '' && name !== textOf(element)) return placed(element, { by: 'role', role, name });
  const before = element.previousElementSibling;
  const label = before === null ? '' : textOf(before);
  if (AMOUNT.test(textOf(element)) && label !== '' && label.length <= LONGEST && !AMOUNT.test(label)) {
    return placed(element, { by: 'after', name: label });
  }
  const text = textOf(element);
  return text === '' || text.length > LONGEST ? null : placed(element, { by: 'text', name: text });
}

/** A number, with what stands around it: `฿1,234.00`, `2 / 5`, `12%`. Its text changes, so its label finds it. */
const AMOUNT = /^\D{0,4}[\d.,\s/]+\D{0,8}$/;

type Unplaced = Target extends infer T ? (T extends Target ? Omit<T, 'within' | 'nth'> : never) : never;

/** Adds the dialog around it, and which one it is where several are called the same. */
function placed(element: Element, unplaced: Unplaced): Target {
  const around = dialogAround(element);
  const target = { ...unplaced, within: around?.within ?? null, nth: null } as Target;
  const all = elementsOf(target, element.ownerDocument);
  const at = all.indexOf(element);
  return all.length > 1 && at >= 0 ? { ...target, nth: at } : target;
}
