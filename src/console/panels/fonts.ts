import mono400 from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url';
import mono500 from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url';
import mono600 from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2?url';
import sans400 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url';
import sans500 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff2?url';
import sans600 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url';

const FACES = [
  ['IBM Plex Mono', '400', mono400],
  ['IBM Plex Mono', '500', mono500],
  ['IBM Plex Mono', '600', mono600],
  ['IBM Plex Sans', '400', sans400],
  ['IBM Plex Sans', '500', sans500],
  ['IBM Plex Sans', '600', sans600],
] as const;

/**
 * Fetches the letters of the console. A shadow root cannot bring any, so the document knows them; what comes too late is
 * not put in place of what is drawn already: nothing jumps.
 */
export function bringFonts(): void {
  for (const [family, weight, url] of FACES) {
    const face = new FontFace(family, `url(${url}) format('woff2')`, { weight, display: 'optional' });
    document.fonts.add(face);
    face.load().catch(() => {});
  }
}
