import { isSteerMessage, steerMessage } from '../../../src/console/inspect/steerWire.ts';
import type { FromTab, FromWindow } from '../../../src/console/remote/tabMessages.ts';
import type { SteerOptions } from './public.ts';

/** The way to the console and back; all that a page steers by one console has it in common. */
export interface Line {
  /** To every page of the console that has spoken. */
  readonly post: (message: FromTab) => void;
  /** Hears the console, until told to stop. */
  readonly listen: (hear: (message: FromWindow) => void) => () => void;
  /** Opens the console in a window; says whether the browser let it. */
  readonly open: () => boolean;
}

/** A window of this page that was open before a reload says so within this time, ms. */
const REUNION_MS = 1_500;
const NAME = 'statehouse.steer';
/** Pages of the console that are spoken to; of more, the one that came first is let go. */
const MOST_PAGES = 8;

const lines = new Map<string, Line>();

/** The line to the console at this address. */
export function connectTo(address: URL, where: NonNullable<SteerOptions['where']>): Line {
  const known = lines.get(address.href);
  if (where instanceof HTMLIFrameElement && where.src === '') where.src = address.href;
  if (known !== undefined) return known;
  const line = lineTo(address, where === 'window');
  lines.set(address.href, line);
  return line;
}

/** Listens to pages of the console's origin and to no other, and speaks to nobody else. */
function lineTo({ origin, href }: URL, opensByItself: boolean): Line {
  const pages = new Set<Window>();
  const listeners = new Set<(message: FromWindow) => void>();
  const receive = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (from !== origin || source === null || !isSteerMessage(data)) return;
    const [first] = pages;
    if (pages.size === MOST_PAGES && first !== undefined && !pages.has(source as Window)) pages.delete(first);
    pages.add(source as Window);
    for (const hear of [...listeners]) hear(data.message as FromWindow);
  };
  addEventListener('message', receive);
  const open = (): boolean => {
    const opened = window.open(href, NAME, 'popup,width=1440,height=900');
    if (opened !== null) sessionStorage.setItem(NAME, 'open');
    return opened !== null;
  };
  const openIfAlone = (): void => {
    if (pages.size === 0) open();
  };
  if (opensByItself) {
    if (sessionStorage.getItem(NAME) === null) open();
    else setTimeout(openIfAlone, REUNION_MS);
  }
  const line: Line = {
    post: (message) => {
      for (const page of pages) {
        if (page.closed) pages.delete(page);
        else page.postMessage(steerMessage(message), origin);
      }
    },
    listen: (hear) => {
      // Whoever was the last to stop has taken it down.
      addEventListener('message', receive);
      lines.set(href, line);
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
        if (listeners.size > 0) return;
        removeEventListener('message', receive);
        lines.delete(href);
      };
    },
    open,
  };
  return line;
}
