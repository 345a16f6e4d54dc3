import { createRoot } from 'react-dom/client';
import chartStyles from '../chart/chart.css?inline';
import type { Console } from '../core/console.ts';
import { heldBy, keepLost, takeLost } from '../core/lost.ts';
import { keepSettings, readSettings, type Settings } from '../core/settings.ts';
import { createStore } from '../core/store.ts';
import { ConsoleHost } from './ConsoleHost.tsx';
import callStyles from './calls/calls.css?inline';
import capsuleStyles from './capsule/capsule.css?inline';
import styles from './console.css?inline';
import coverageStyles from './coverage/coverage.css?inline';
import type { Drawn } from './drawn.ts';
import lostStyles from './lost.css?inline';
import { makeRoom } from './makeRoom.ts';
import sequenceStyles from './sequence/sequence.css?inline';
import serverStyles from './server/server.css?inline';
import { stayInFront } from './stayInFront.ts';
import whyStyles from './why/why.css?inline';

/**
 * Puts the console into the page, in a shadow of its own: neither has anything to do with the other's styles. It makes
 * room instead of covering the page, and stays within reach while a modal dialog of the page is open. Returns how to
 * take it away.
 */
export function mountConsole(core: Console, drawn: Drawn): () => void {
  const host = document.createElement('div');
  host.id = 'console';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [
    styles,
    callStyles,
    serverStyles,
    chartStyles,
    whyStyles,
    sequenceStyles,
    coverageStyles,
    capsuleStyles,
    lostStyles,
  ].map(sheetOf);
  const settings = createStore<Settings>(readSettings(localStorage));
  if (drawn.link !== undefined) settings.set({ isOpen: true });
  const room = makeRoom();
  const front = stayInFront(host);
  const stopKeeping = settings.subscribe(() => {
    keepSettings(localStorage, settings.read());
    room.give(settings.read());
  });
  room.give(settings.read());
  const root = createRoot(shadow);
  root.render(<ConsoleHost core={core} settings={settings} drawn={drawn} lost={takeLost(sessionStorage)} />);
  const openByKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey && event.key === '.')) return;
    event.preventDefault();
    settings.set({ isOpen: !settings.read().isOpen });
  };
  addEventListener('keydown', openByKey);
  const keepHeld = (): void => keepLost(sessionStorage, heldBy(core));
  addEventListener('pagehide', keepHeld);
  return () => {
    removeEventListener('pagehide', keepHeld);
    removeEventListener('keydown', openByKey);
    stopKeeping();
    room.takeBack();
    front.stop();
    root.unmount();
    host.remove();
  };
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
