/** What a driver does to the document: the kind of event, where, and with what. */
export interface DriverAction {
  readonly type: (typeof RECORDED_EVENTS)[number];
  readonly target: HTMLElement;
  /** Where the focus goes from there; null where to nothing, or where it is about something else. */
  readonly next: Element | null;
  readonly value: string;
  readonly key: string;
  /** What was chosen, where the field takes files. */
  readonly files: readonly File[];
}

const RECORDED_EVENTS = ['click', 'change', 'input', 'focusout', 'blur', 'focus', 'keydown'] as const;
/** Come with one of those, and say nothing new. */
const DUPLICATE_EVENTS = ['focusin'] as const;

/**
 * Hears what a driver does, and keeps it from having any effect: nothing else hears of it, and every field keeps what it
 * holds. Throws what the driver throws, for example where the control is not there.
 */
export function recordDriver(drive: () => void): readonly DriverAction[] {
  const deeds: DriverAction[] = [];
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')].map(
    (field) => [field, field.value] as const,
  );
  const hear = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const target = event.target as HTMLElement;
    const value = 'value' in target ? String(target.value) : '';
    const key = event instanceof KeyboardEvent ? event.key : '';
    const next = event instanceof FocusEvent && event.relatedTarget instanceof Element ? event.relatedTarget : null;
    const files = target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
    deeds.push({ type: event.type as DriverAction['type'], target, next, value, key, files });
  };
  const hush = (event: Event) => event.stopPropagation();
  for (const type of RECORDED_EVENTS) document.addEventListener(type, hear, { capture: true });
  for (const type of DUPLICATE_EVENTS) document.addEventListener(type, hush, { capture: true });
  try {
    drive();
  } finally {
    for (const type of RECORDED_EVENTS) document.removeEventListener(type, hear, { capture: true });
    for (const type of DUPLICATE_EVENTS) document.removeEventListener(type, hush, { capture: true });
    for (const [field, value] of fields) if (field.value !== value) setValue(field, value);
  }
  return deeds;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** As if it had never changed: React learns of values that are set in the plain way. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
