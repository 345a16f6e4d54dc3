const STYLES = `
  :host { all: initial; }
  button { font: 600 13px/1 system-ui, sans-serif; color: #fff; background: #20242c; border: 1px solid #5a6270;
    border-radius: 6px; padding: 8px 12px; cursor: pointer; }
  button:focus-visible { outline: 3px solid #7ab8ff; outline-offset: 2px; }
  .open { position: fixed; z-index: 2147483647; inset: auto auto 12px 12px; }
  section { position: fixed; z-index: 2147483647; inset: auto 0 0 0; height: 48vh; min-height: 280px; display: flex;
    flex-direction: column; background: #20242c; box-shadow: 0 -2px 16px #0008; }
  section[hidden] { display: none; }
  header { display: flex; gap: 8px; justify-content: flex-end; padding: 4px 8px; }
  iframe { flex: 1; border: 0; width: 100%; }
`;

/** A button, and the console in a frame at the foot of the page; `Ctrl .` opens and closes it too. */
export function createDock(address: string, openWindow: () => boolean): HTMLElement {
  const host = document.createElement('statehouse-console');
  const shadow = host.attachShadow({ mode: 'open' });
  const button = (text: string, press: () => void): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.onclick = press;
    return made;
  };
  const style = document.createElement('style');
  style.textContent = STYLES;
  const panel = document.createElement('section');
  panel.hidden = true;
  panel.ariaLabel = 'Debug console';
  const bar = document.createElement('header');
  const frame = document.createElement('iframe');
  frame.title = 'Debug console';
  const show = (isShown: boolean): void => {
    if (isShown && frame.src === '') frame.src = address;
    panel.hidden = !isShown;
    opener.hidden = isShown;
    (isShown ? closer : opener).focus();
  };
  const opener = button('Console', () => show(true));
  opener.className = 'open';
  const closer = button('Close console', () => show(false));
  const toWindow = button('Separate window', () => openWindow() && show(false));
  bar.append(toWindow, closer);
  panel.append(bar, frame);
  shadow.append(style, opener, panel);
  addEventListener('keydown', (event) => {
    if (event.key !== '.' || !event.ctrlKey) return;
    event.preventDefault();
    show(panel.hidden !== false);
  });
  return host;
}
