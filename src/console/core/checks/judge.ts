import { elementsOf, isShown, textOf } from '../inputs/elements.ts';
import { targetText } from '../inputs/target.ts';
import type { KeptCheck } from './checks.ts';

/** What is wrong with the page, by a check; `''` where it holds. */
export function judge({ target, must, value }: Pick<KeptCheck, 'target' | 'must' | 'value'>, page: ParentNode): string {
  const element = elementsOf(target, page).filter(isShown)[target.nth ?? 0];
  if (must === 'hidden') return element === undefined ? '' : `${targetText(target)} is shown.`;
  if (element === undefined) return `${targetText(target)} is not shown.`;
  if (must === 'equals') {
    const is = heldBy(element);
    return is === value ? '' : `${targetText(target)} is “${is}”, not “${value}”.`;
  }
  const isEnabled = !element.matches(':disabled, [aria-disabled=true]');
  if (must === 'enabled' && !isEnabled) return `${targetText(target)} is disabled.`;
  if (must === 'disabled' && isEnabled) return `${targetText(target)} is enabled.`;
  return '';
}

/** What a field holds, or the text of anything else. */
export const heldBy = (element: Element): string =>
  element.matches('input, select, textarea') ? (element as HTMLInputElement).value : textOf(element);
