import { computeAccessibleDescription, computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** Roles that group others or say nothing by themselves; their name counts, where they have one. */
const QUIET = new Set([
  'generic',
  'presentation',
  'none',
  'list',
  'listitem',
  'paragraph',
  'group',
  'rowgroup',
  'row',
  'form',
]);
/** Roles of which name and value say everything. */
const CLOSED = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'radio',
  'checkbox',
  'switch',
  'combobox',
  'img',
  'spinbutton',
  'option',
  'tab',
  'progressbar',
  'password',
  'date',
  'file',
]);

/**
 * A document as a screen reader tells it, a line each: role, name, value and state, description; a label with its value
 * on one line. What sighted people alone see is left out.
 */
export function readAloud(root: Element): string {
  const lines: string[] = [];
  tell(root, 0, lines);
  return lines.join('\n');
}

function tell(element: Element, depth: number, lines: string[]): void {
  if (isInaccessible(element)) return;
  const role = roleOf(element);
  if (element.localName === 'label' || element.localName === 'legend') {
    tellControls(element, depth, lines);
    return;
  }
  if (element.localName === 'dt' && element.nextElementSibling?.localName === 'dd') return;
  const isTold = !QUIET.has(role) || element.hasAttribute('aria-label') || element.hasAttribute('aria-live');
  if (element.localName === 'dd' || (isTold && CLOSED.has(role))) {
    lines.push(`${'  '.repeat(depth)}${lineOf(element, role)}`);
    if (element.localName !== 'dd' && role !== 'combobox') return;
    for (const child of element.children) tellControls(child, depth + 1, lines);
    return;
  }
  if (isTold) lines.push(`${'  '.repeat(depth)}${lineOf(element, role)}`);
  if (role === 'heading') {
    for (const child of element.children) tellControls(child, depth + 1, lines);
    return;
  }
  for (const child of element.childNodes) {
    const text = child.nodeType === child.TEXT_NODE ? plain(child.textContent) : '';
    if (text !== '') lines.push(`${'  '.repeat(depth + (isTold ? 1 : 0))}"${text}"`);
    else if (child instanceof Element) tell(child, depth + (isTold ? 1 : 0), lines);
  }
}

/** Fields without a role of their own go by their type: password, date, file. */
const roleOf = (element: Element): string =>
  element.getAttribute('role') ??
  getRole(element) ??
  (element instanceof HTMLInputElement && element.type !== 'hidden' ? element.type : 'generic');

/** What can be pressed within a value. */
function tellControls(element: Element, depth: number, lines: string[]): void {
  const role = roleOf(element);
  if (CLOSED.has(role)) tell(element, depth, lines);
  else for (const child of element.children) tellControls(child, depth, lines);
}

function lineOf(element: Element, role: string): string {
  if (element.localName === 'dd') return `${plain(termOf(element))}: ${plain(element.textContent)}`;
  const name = role === 'heading' ? plain(element.textContent) : plain(computeAccessibleName(element));
  const description = plain(computeAccessibleDescription(element));
  return [
    role === 'heading' ? `heading ${levelOf(element)}` : role,
    ...(name === '' ? [] : [`"${name}"`]),
    ...statesOf(element),
    ...(description === '' ? [] : [`(${description})`]),
  ].join(' ');
}

const levelOf = (element: Element): string => element.getAttribute('aria-level') ?? element.localName.slice(1);

function termOf(element: Element): string | null {
  let before = element.previousElementSibling;
  while (before !== null && before.localName !== 'dt') before = before.previousElementSibling;
  return before?.textContent ?? null;
}

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const TOLD_ATTRIBUTES = [
  'live',
  'busy',
  'invalid',
  'disabled',
  'expanded',
  'pressed',
  'selected',
  'current',
  'checked',
  'modal',
];

function statesOf(element: Element): readonly string[] {
  const { value, checked, disabled, readOnly } = element as Partial<HTMLInputElement>;
  const isChoice = element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type);
  const href = element.getAttribute('href');
  const aria = TOLD_ATTRIBUTES.flatMap((name) => {
    const told = element.getAttribute(`aria-${name}`);
    return told === null || told === 'false' || (name === 'disabled' && disabled === true)
      ? []
      : [told === 'true' ? name : `${name}=${told}`];
  });
  return [
    ...(href === null ? [] : [`→ ${href}`]),
    ...(typeof value === 'string' && value !== '' && !isChoice && element.localName !== 'button' ? [`= ${value}`] : []),
    ...(checked === true ? ['checked'] : []),
    ...(disabled === true ? ['disabled'] : []),
    ...(readOnly === true && !isChoice ? ['read-only'] : []),
    ...aria,
  ];
}
