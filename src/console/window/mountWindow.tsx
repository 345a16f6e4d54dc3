import { createRoot } from 'react-dom/client';
import type { ShippedLayouts } from '../chart/shippedLayouts.ts';
import { keepSettings, readSettings, type Settings } from '../core/settings.ts';
import { createStore } from '../core/store.ts';
import { bringFonts } from '../panels/fonts.ts';
import { consoleSheets, sheetOf } from '../panels/styles.ts';
import { openSources, type SourceOptions } from './sources.ts';
import { WindowView } from './WindowView.tsx';
import windowStyles from './window.css?inline';

/** Turns this page into a console window. */
export function mountWindow(options: SourceOptions, layouts: ShippedLayouts): void {
  bringFonts();
  const host = document.createElement('div');
  host.id = 'console';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [...consoleSheets(), sheetOf(windowStyles)];
  document.body.append(host);
  const storage = storageHere();
  const settings = createStore<Settings>(readSettings(storage));
  settings.subscribe(() => keepSettings(storage, settings.read()));
  const sources = openSources(options);
  createRoot(shadow).render(<WindowView sources={sources} settings={settings} layouts={layouts} />);
}

/** Storage may be blocked in a third-party frame. */
function storageHere(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {} };
  }
}
