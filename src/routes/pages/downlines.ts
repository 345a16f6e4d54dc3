import { wireDownlines } from '../../machines/downlines/downlines.wire.ts';
import { DownlinesPage } from '../../ui/lineTransfer/DownlinesPage.tsx';
import { definePage } from '../page.ts';

export const page = definePage<ReturnType<typeof wireDownlines>>((deps) => ({
  logic: wireDownlines(deps),
  View: DownlinesPage,
}));
