/** What browsers have and jsdom has not: modal dialogs and popovers, as far as opening and closing go, and scrolling. */
export function addPlatform(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block';
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    this.style.display = '';
  };
  HTMLElement.prototype.scrollIntoView = () => undefined;
}
