import { wireLineTransfer } from '../../machines/lineTransfer/lineTransfer.wire.ts';
import { LineTransfer } from '../../ui/lineTransfer/LineTransfer.tsx';
import { definePage } from '../page.ts';

export const page = definePage<ReturnType<typeof wireLineTransfer>>((deps) => ({
  logic: wireLineTransfer(deps),
  View: LineTransfer,
}));
