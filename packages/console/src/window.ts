import { mountWindow } from '../../../src/console/window/mountWindow.tsx';

/** The page of the static folder: shows the applications that open it, frame it, or are framed by it. */
mountWindow({ machines: [], events: {}, relay: null, tab: null }, {});
