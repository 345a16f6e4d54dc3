import { downloadEvents } from '../../machines/public/download/download.events.ts';
import { wireDownload } from '../../machines/public/download/download.wire.ts';
import { DownloadPage } from '../../ui/public/download/DownloadPage.tsx';
import { installOffer } from '../installOffer.ts';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: downloadEvents,
  machine: () => wireDownload(installOffer),
  View: DownloadPage,
});
