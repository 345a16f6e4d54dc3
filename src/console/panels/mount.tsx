import { createRoot } from 'react-dom/client';
import type { Console } from '../core/console.ts';
import { heldBy, saveHeldBeforeReload, takeLost } from '../core/lost.ts';
import { openSessionStore } from '../core/sessions/sessionStore.ts';
import { keepSessions } from '../core/sessions/sessions.ts';
import { keepSettings, readSettings, type Settings } from '../core/settings.ts';
import { createStore } from '../core/store.ts';
import { acceptedIn } from '../inspect/accepted.ts';
import { watchFrames } from '../inspect/watchFrames.ts';
import windowStyles from '../window/window.css?inline';
import { relayToConsoleWindows } from './away.ts';
import { ConsoleHost } from './ConsoleHost.tsx';
import { bringFonts } from './fonts.ts';
import { makeRoom } from './makeRoom.ts';
import type { PanelOptions } from './panelOptions.ts';
import { stayInFront } from './stayInFront.ts';
import { consoleSheets, sheetOf } from './styles.ts';

/**
 * Puts the console into the page, in a shadow of its own: neither has anything to do with the other's styles. It makes
 * room instead of covering the page, and stays within reach while a modal dialog of the page is open. Returns how to
 * take it away.
 */
export function mountConsole(core: Console, drawn: PanelOptions): () => void {
  bringFonts();
  const host = document.createElement('div');
  host.id = 'console';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [...consoleSheets(), sheetOf(windowStyles)];
  const settings = createStore<Settings>(readSettings(localStorage));
  if (drawn.link !== undefined || drawn.branch !== undefined) settings.set({ isOpen: true });
  // A replay is no session of its own.
  const sessions =
    drawn.branch === undefined
      ? keepSessions({ core, store: openSessionStore(), path: location.pathname, now: Date.now })
      : undefined;
  const frames = watchFrames(acceptedIn(() => localStorage));
  const shown = { ...drawn, frames, ...(sessions === undefined ? {} : { sessions }) };
  const room = makeRoom();
  const front = stayInFront(host);
  const stopKeeping = settings.subscribe(() => {
    keepSettings(localStorage, settings.read());
    room.give(settings.read());
  });
  room.give(settings.read());
  const root = createRoot(shadow);
  root.render(<ConsoleHost core={core} settings={settings} drawn={shown} lost={takeLost(sessionStorage)} />);
  const stopAway = relayToConsoleWindows(core, settings, drawn.window ?? null);
  const openByKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey && event.key === '.')) return;
    event.preventDefault();
    const { isOpen, isAway } = settings.read();
    settings.set({ isOpen: isAway || !isOpen, isAway: false });
  };
  addEventListener('keydown', openByKey);
  const stopOpening = core.breakpoints.onHit(() => settings.set({ isOpen: true }));
  const keepHeld = (): void => saveHeldBeforeReload(sessionStorage, heldBy(core));
  addEventListener('pagehide', keepHeld);
  return () => {
    removeEventListener('pagehide', keepHeld);
    removeEventListener('keydown', openByKey);
    stopOpening();
    sessions?.stop();
    frames.stop();
    stopAway();
    stopKeeping();
    room.takeBack();
    front.stop();
    root.unmount();
    host.remove();
  };
}
