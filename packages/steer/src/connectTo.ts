import { isSteerMessage, steerMessage } from '../../../src/console/inspect/steerWire.ts';
import type { FromTab, FromWindow } from '../../../src/console/remote/tabMessages.ts';
import type { SteerOptions } from './public.ts';

/** The way to the console and back. */
export interface Line {
  /** To every page of the console that has spoken. */
  readonly post: (message: FromTab) => void;
  readonly onMessage: (hear: (message: FromWindow) => void) => void;
  /** Opens the console in a window; says whether the browser let it. */
  readonly open: () => boolean;
  readonly close: () => void;
}

/** A window of this page that was open before a reload says so within this time, ms. */
const REUNION_MS = 1_500;
const NAME = 'statehouse.steer';

/** Listens to pages of the console's origin and to no other, and speaks to nobody else. */
export function connectTo({ origin, href }: URL, where: NonNullable<SteerOptions['where']>): Line {
  const pages = new Set<Window>();
  let hear: (message: FromWindow) => void = () => {};
  const receive = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (from !== origin || source === null || !isSteerMessage(data)) return;
    pages.add(source as Window);
    hear(data.message as FromWindow);
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
  if (where === 'window') {
    if (sessionStorage.getItem(NAME) === null) open();
    else setTimeout(openIfAlone, REUNION_MS);
  } else if (where instanceof HTMLIFrameElement && where.src === '') where.src = href;
  return {
    post: (message) => {
      for (const page of pages) {
        if (page.closed) pages.delete(page);
        else page.postMessage(steerMessage(message), origin);
      }
    },
    onMessage: (listener) => {
      hear = listener;
    },
    open,
    close: () => removeEventListener('message', receive),
  };
}
