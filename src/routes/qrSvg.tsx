import { QRCodeSVG } from 'qrcode.react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Edge of a saved QR code, px. */
const SAVED_SIZE = 512;
/** Light modules around a code that scanners expect. */
const QUIET_ZONE = 4;

/** A QR code as an SVG file. */
export function qrSvg(text: string): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(<QRCodeSVG value={text} size={SAVED_SIZE} marginSize={QUIET_ZONE} />));
  const svg = host.innerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  root.unmount();
  return svg;
}
