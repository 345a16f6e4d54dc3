/**
 * Top layer polyfill for jsdom: a modal dialog opens, closes with an event and restores focus; a popover shows and
 * hides. Inertness is left to the browser journeys.
 */
const before = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  if (this.open) throw new DOMException('the dialog is open', 'InvalidStateError');
  before.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
};

HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const last = before.get(this);
  if (last instanceof HTMLElement) last.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

HTMLElement.prototype.showPopover = function (this: HTMLElement) {
  this.style.display = 'block';
};

HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
  this.style.display = '';
};

HTMLElement.prototype.scrollIntoView = () => undefined;
