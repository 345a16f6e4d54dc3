import { downloadEvents } from '../../machines/download/download.events.ts';
import { wireDownload } from '../../machines/download/download.wire.ts';
import { DownloadPage } from '../../ui/download/DownloadPage.tsx';
import { installOffer } from '../installOffer.ts';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: downloadEvents,
  machine: () => wireDownload(installOffer),
  View: DownloadPage,
});
