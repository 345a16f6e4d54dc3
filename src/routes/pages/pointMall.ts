import { wirePointMall } from '../../machines/pointMall/pointMall.wire.ts';
import { PointMallPage } from '../../ui/pointMall/PointMallPage.tsx';
import { definePage } from '../page.ts';

export const page = definePage<ReturnType<typeof wirePointMall>>((deps) => ({
  logic: wirePointMall(deps),
  View: PointMallPage,
}));
