import { Suspense } from 'react';
import { lazyView } from '../../lazyView.ts';

const DeviceTime = lazyView(async () => (await import('./DeviceTime.tsx')).DeviceTime, 'page', { inBrowser: true });

/** `DeviceTime` on a page that arrives rendered: the server does not know the device. */
export const ArrivingDeviceTime = ({ at }: { readonly at: number }) => (
  <Suspense fallback={null}>
    <DeviceTime at={at} />
  </Suspense>
);
