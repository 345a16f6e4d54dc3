import type { Recorder } from '../recorder.ts';
import { dialogOn, isShown, textOf } from './elements.ts';
import type { PageInput } from './pageInput.ts';
import { createSecretDigests } from './secretDigests.ts';
import { controlAt, controlTarget } from './targetOf.ts';
import { wasKept } from './wasKept.ts';

/** What people press and type on the page. */
export interface InputTap {
  /** Everything so far, in order. */
  readonly read: () => readonly PageInput[];
  /** What the page has announced since the last of them. */
  readonly announced: () => readonly string[];
  readonly close: () => void;
}

interface InputTapOptions {
  readonly recorder: Pick<Recorder, 'total' | 'find' | 'subscribe'>;
  /** Time of the actor clock, ms. */
  readonly now: () => number;
  /** Finds what hides the secrets of this moment in what is on the screen. */
  readonly hiding: () => (text: string) => string;
  /** Whether inputs have no effect at present, because the screens show the past. */
  readonly isIdle: () => boolean;
  /** Undefined where there is no page. */
  readonly page: Document | undefined;
  /** Whether a person did it. */
  readonly isReal?: (event: Event) => boolean;
}

/** So many are kept; a session of a day has fewer. */
const MOST = 5_000;
const NONE: InputTap = { read: () => [], announced: () => [], close: () => {} };

type Making = { -readonly [Name in keyof PageInput]: PageInput[Name] };

/**
 * Records presses and typing by role and accessible name. Whether what was typed is a secret the page cannot know: it
 * is shown only if the recorder kept the same text in an event that came of it.
 */
export function tapInputs({ recorder, now, hiding, isIdle, page, isReal = trusted }: InputTapOptions): InputTap {
  if (page === undefined) return NONE;
  let inputs: Making[] = [];
  let last: { readonly input: Making; readonly element: Element } | null = null;
  let announced: readonly string[] = [];
  /** What was announced and is still on the screen. */
  let standing: readonly string[] = [];
  const digestOf = createSecretDigests();
  /** What was kept of a field last: typed again, the site hears of no change, and it is no secret for that. */
  const keptIn = new WeakMap<Element, string>();
  const digests = new WeakMap<PageInput, { readonly of: Promise<string> | null; known?: string }>();

  const tellApart = async (input: Making, secret: string): Promise<void> => {
    const digest: { readonly of: Promise<string> | null; known?: string } = { of: digestOf(secret) };
    digests.set(input, digest);
    const known = await digest.of;
    if (known !== null) digest.known = known;
  };
  /** Says of each secret which it was. */
  const numbered = (): readonly PageInput[] => {
    const numbers = new Map<string, number>();
    for (const input of inputs) {
      const digest = input.isSecret ? digests.get(input)?.known : undefined;
      if (digest === undefined) continue;
      numbers.set(digest, numbers.get(digest) ?? numbers.size + 1);
      input.secret = numbers.get(digest);
    }
    return inputs;
  };

  const listen = (hide: (text: string) => string): void => {
    const shown = alertsOn(page).map(hide);
    announced = [...announced, ...shown.filter((text) => !standing.includes(text))];
    standing = shown;
  };
  const add = (element: Element | null, input: Pick<PageInput, 'deed' | 'value'>): Making => {
    const hide = hiding();
    listen(hide);
    const target = element === null ? null : controlTarget(element);
    const named = target && { ...target, name: hide(target.name) };
    const made: Making = {
      seq: recorder.total,
      at: now(),
      target: named,
      ...input,
      isSecret: false,
      says: announced as string[],
    };
    announced = [];
    inputs = [...inputs.slice(-MOST + 1), made];
    last = element === null ? null : { input: made, element };
    return made;
  };
  const concerns = (event: Event): Element | null => {
    const element = event.target instanceof Element ? event.target : null;
    return element === null || isIdle() || !isReal(event) || element.closest('#console') !== null ? null : element;
  };

  const onClick = (event: Event): void => {
    const element = concerns(event);
    const control = element && controlAt(element);
    if (!control || isFilled(control) || isOfLabel(element, control)) return;
    // Enter in a field presses the form's button.
    if ((event as MouseEvent).detail === 0 && last?.input.deed === 'key' && last.input.value === 'Enter') {
      inputs = inputs.filter((one) => one !== last?.input);
    }
    if (isTicked(control)) add(control, { deed: 'set', value: control.checked });
    else add(control, { deed: 'press', value: null });
  };

  const onInput = (event: Event): void => {
    const element = concerns(event);
    if (!element || !isFilled(element)) return;
    const { value } = element;
    if (element.matches('select')) {
      const [chosen] = (element as HTMLSelectElement).selectedOptions;
      add(element, { deed: 'choose', value: hiding()(textOf(chosen ?? element)) });
      return;
    }
    const isSame = last?.element === element && last.input.deed === 'type';
    const input = isSame && last !== null ? last.input : add(element, { deed: 'type', value: null });
    const from = recorder.total;
    if (element.matches('[type=password]')) input.isSecret = true;
    // The site hears of it after this listener.
    setTimeout(() => {
      // Nothing is no secret.
      const isKept =
        value === '' || (!input.isSecret && (keptIn.get(element) === value || wasKept(value, recorder, from)));
      if (isKept) keptIn.set(element, value);
      input.isSecret = !isKept;
      input.value = isKept ? value : null;
      input.secret = undefined;
      if (!isKept) void tellApart(input, value);
    });
  };

  const onKey = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const element = concerns(event);
    if (element === null) return;
    if (key === 'Escape') add(dialogOn(page), { deed: 'key', value: key });
    else if (key === 'Enter' && element.matches('input:not([type=checkbox], [type=radio])')) {
      add(element, { deed: 'key', value: key });
    } else if (key.startsWith('Arrow') && element.matches(ARROWED)) add(element, { deed: 'key', value: key });
  };

  const heard = [
    ['click', onClick],
    ['input', onInput],
    ['keydown', onKey],
  ] as const;
  for (const [type, listener] of heard) page.addEventListener(type, listener, { capture: true, passive: true });
  return {
    read: numbered,
    announced: () => {
      listen(hiding());
      return announced;
    },
    close: () => {
      for (const [type, listener] of heard) page.removeEventListener(type, listener, { capture: true });
    },
  };
}

const trusted = ({ isTrusted }: Event): boolean => isTrusted;

const ARROWED = '[role=tab], [role=radio], [role=option], [role=menuitem], [role=treeitem], [role=slider]';
const TICKED = 'input[type=checkbox], input[type=radio]';
const FILLED = `input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=image], [type=file]), textarea, select`;

const isTicked = (element: Element): element is HTMLInputElement => element.matches(TICKED);
const isFilled = (element: Element): element is HTMLInputElement => element.matches(FILLED);

/** A label presses its field once more. */
const isOfLabel = (element: Element | null, control: Element): boolean =>
  element !== null && element !== control && element.closest('label')?.contains(control) === true;

const LONGEST = 300;

function alertsOn(page: Document): readonly string[] {
  const shown = [...page.querySelectorAll('[role=alert]')].filter(
    (one) => isShown(one) && one.closest('#console') === null,
  );
  return shown.map((one) => textOf(one).slice(0, LONGEST)).filter((text) => text !== '');
}
